// Carries the domain's vocabulary to where it is written in another language: the enums of the contract, and the types of
// the published library, which shows none of the domain's. With --check it writes nothing and fails when one is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTRACT_ENUMS, DIETARY_FLAGS, PREFERENCE_VALUES } from '@larder/domain';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const CONTRACT = 'openapi/openapi.yaml';
const LIBRARY = 'packages/ui/src/generated/vocabulary.ts';

/** Types of the library by name: what each is, and its values. */
const TYPES: Readonly<Record<string, readonly [says: string, values: readonly string[]]>> = {
  AllergyValue: ['A food that a cook never wants in a meal.', PREFERENCE_VALUES.allergies],
  DietaryRestrictionValue: [
    'A way of eating that every meal keeps to.',
    PREFERENCE_VALUES.dietary_restrictions,
  ],
  KitchenApplianceValue: ['What stands in the kitchen.', PREFERENCE_VALUES.kitchen_appliances],
  SpiceToleranceValue: ['How hot a meal may be.', PREFERENCE_VALUES.spice_tolerance],
  CuisineValue: ['A cuisine that is liked best.', PREFERENCE_VALUES.preferred_cuisines],
  ProteinValue: ['A protein that is liked best.', PREFERENCE_VALUES.protein_preferences],
  CookingExperienceValue: ['How well somebody cooks.', PREFERENCE_VALUES.cooking_experience],
  MealPrepFrequencyValue: ['How often somebody cooks.', PREFERENCE_VALUES.meal_prep_frequency],
  BudgetValue: ['What a meal may cost.', PREFERENCE_VALUES.budget_consciousness],
  DietaryFlagName: ['What a recipe is or holds.', DIETARY_FLAGS],
};

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

const contract = await readFile(at(CONTRACT), 'utf8');
let written = contract;
for (const [schema, values] of Object.entries(CONTRACT_ENUMS))
  writeList(schema, ' {6}enum:\\n', values.map(String), (value) => `        - ${value}\n`);
writeList('DietaryFlags', ' {6}required:\\n', DIETARY_FLAGS, (flag) => `        - ${flag}\n`);
// What is said of a flag stands in the contract alone.
writeList(
  'DietaryFlags',
  ' {6}properties:\\n',
  DIETARY_FLAGS,
  (flag) =>
    new RegExp(`\\n {8}${flag}: \\{.*\\}\\n`).exec(contract)?.[0].slice(1) ??
    `        ${flag}: { type: boolean }\n`,
);
if (!isCheck && written !== contract) await writeFile(at(CONTRACT), written);

const library = `// What may be chosen, and what a recipe is. Made by \`npm run generate\` from the domain's vocabulary, never edited by hand.

${Object.entries(TYPES).map(typeOf).join('\n')}`;
const before = await readFile(at(LIBRARY), 'utf8').catch(() => '');
if (before !== library) {
  stale.push(`${LIBRARY} is not what the vocabulary lists.`);
  if (!isCheck) {
    await mkdir(dirname(at(LIBRARY)), { recursive: true });
    await writeFile(at(LIBRARY), library);
  }
}

if (isCheck && stale.length > 0) {
  console.error(`${stale.join('\n')}\nRun: npm run generate`);
  process.exitCode = 1;
}

function typeOf([name, [says, values]]: [string, (typeof TYPES)[string]]): string {
  return `/** ${says} */\nexport type ${name} =\n${values.map((value) => `  | '${value}'`).join('\n')};\n`;
}

/** Writes the list under `heading` in a schema, each value as a line, and notes where it differs. */
function writeList(
  schema: string,
  heading: string,
  values: readonly string[],
  lineOf: (value: string) => string,
): void {
  const place = new RegExp(`(?<=\\n {4}${schema}:\\n(?: {6}.*\\n)*?${heading})(?: {8}.*\\n)+`);
  const [lines] = place.exec(written) ?? [];
  if (lines === undefined) throw new Error(`${CONTRACT} has no list of ${schema} to write.`);
  const listed = Array.from(lines.matchAll(/^ {8}(?:- )?([^:\n]+)/gm), ([, value]) => value).join(', ');
  if (listed !== values.join(', '))
    stale.push(`${CONTRACT} lists for ${schema}: ${listed}; the vocabulary lists ${values.join(', ')}.`);
  written = written.replace(place, () => values.map(lineOf).join(''));
}

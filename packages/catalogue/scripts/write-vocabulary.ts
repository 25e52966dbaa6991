// Copies the domain's vocabulary into the contract's enums and into the types of the published library, which does not
// expose the domain. With --check it writes nothing and fails if a copy is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CONTRACT_ENUMS,
  COUNTRIES,
  COUNTRY_CODES,
  DIETARY_FLAGS,
  FILTER_FLAGS,
  FILTER_GROUPS,
  FLAG_FACTS,
  LIMIT_GROUPS,
  PREFERENCE_VALUES,
  SHOPPING_GROUPS,
  UNIT_NAMES,
  UNIT_OF_SHOPPING,
  UNIT_SYSTEMS,
  WAITING_KINDS,
} from '@larder/domain';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const CONTRACT = 'openapi/openapi.yaml';
const LIBRARY = 'packages/ui/src/generated/vocabulary.ts';
const LISTS = 'packages/ui/src/generated/larder-vocabulary.ts';

/** The library's types by name, each with its docstring and values. */
const TYPES: Readonly<Record<string, readonly [says: string, values: readonly (string | number)[]]>> = {
  AllergyValue: ['An allergy: a food to keep out of every meal.', PREFERENCE_VALUES.allergies],
  DietaryRestrictionValue: [
    'A dietary restriction: a hard limit for every meal.',
    PREFERENCE_VALUES.dietary_restrictions,
  ],
  KitchenApplianceValue: ['A kitchen appliance.', PREFERENCE_VALUES.kitchen_appliances],
  HouseholdSizeValue: ['How many people eat a planned meal.', PREFERENCE_VALUES.household_size],
  UnitSystemValue: ['What amounts are shown in.', UNIT_SYSTEMS],
  SpiceToleranceValue: ['The spiciest a meal may be.', PREFERENCE_VALUES.spice_tolerance],
  CuisineValue: ['A preferred cuisine.', PREFERENCE_VALUES.preferred_cuisines],
  ProteinValue: ['A preferred protein.', PREFERENCE_VALUES.protein_preferences],
  CookingExperienceValue: ['Cooking experience.', PREFERENCE_VALUES.cooking_experience],
  MealPrepFrequencyValue: ['How often the cook prepares meals.', PREFERENCE_VALUES.meal_prep_frequency],
  BudgetValue: ['How much a meal may cost.', PREFERENCE_VALUES.budget_consciousness],
  DietaryFlagName: ['A dietary flag of a recipe.', DIETARY_FLAGS],
  FilterGroupName: [
    'A group of filters.',
    ['country', 'avoid', ...[...FILTER_GROUPS, ...LIMIT_GROUPS].map(({ id }) => id)],
  ],
  FilterName: [
    'A filter other than a country or an allergen.',
    [...FILTER_GROUPS, ...LIMIT_GROUPS].flatMap(({ options }) => options.map(({ id }) => id)),
  ],
  FilterFlagName: ['A filter that is on or off.', FILTER_FLAGS],
  CountryName: ['A country that Larder has recipes of.', COUNTRY_CODES],
  AisleName: ['A section of a shop.', SHOPPING_GROUPS],
  UnitName: ['A unit of an amount.', [...UNIT_NAMES, UNIT_OF_SHOPPING]],
  WaitingKindName: ['What a dish does unattended.', WAITING_KINDS],
};

/** The lists that the library comes with, each with its docstring, type and terms. */
const TERMS: Readonly<Record<string, readonly [says: string, type: string, terms: readonly object[]]>> = {
  LARDER_FLAGS: [
    'Dietary badges.',
    'FlagTerm<DietaryFlagName>',
    DIETARY_FLAGS.map((id) => {
      const { badge, unless, ...facts } = FLAG_FACTS[id];
      return {
        id,
        label: badge,
        ...('without' in facts && { tone: 'have' }),
        ...('possible' in facts && { possible: facts.possible }),
        ...(unless !== undefined && { unless }),
      };
    }),
  ],
  LARDER_FILTERS: ['Filters.', 'FilterGroupTerm<FilterGroupName, FilterFlagName>', filterTerms()],
  LARDER_ALLERGENS: ['Allergens.', 'Term<AllergyValue>', termsOf(PREFERENCE_VALUES.allergies)],
  LARDER_DIETS: ['Diets.', 'Term<DietaryRestrictionValue>', termsOf(PREFERENCE_VALUES.dietary_restrictions)],
  LARDER_CUISINES: ['Cuisines.', 'Term<CuisineValue>', termsOf(PREFERENCE_VALUES.preferred_cuisines)],
  LARDER_PROTEINS: ['Proteins.', 'Term<ProteinValue>', termsOf(PREFERENCE_VALUES.protein_preferences)],
  LARDER_APPLIANCES: [
    'Kitchen appliances.',
    'Term<KitchenApplianceValue>',
    termsOf(PREFERENCE_VALUES.kitchen_appliances),
  ],
  LARDER_COUNTRIES: [
    'Countries.',
    'CountryTerm<CountryName>',
    COUNTRIES.map(({ code, iso, label }) => ({ id: code, iso, label })),
  ],
  LARDER_AISLES: ['The sections of a shop.', 'Term<AisleName>', termsOf(SHOPPING_GROUPS)],
  LARDER_SPICE_TOLERANCES: [
    'How spicy.',
    'Term<SpiceToleranceValue>',
    termsOf(PREFERENCE_VALUES.spice_tolerance),
  ],
  LARDER_HOUSEHOLD_SIZES: ['How many people.', 'Term', termsOf(PREFERENCE_VALUES.household_size)],
  LARDER_EXPERIENCES: [
    'Cooking experience.',
    'Term<CookingExperienceValue>',
    termsOf(PREFERENCE_VALUES.cooking_experience),
  ],
  LARDER_FREQUENCIES: [
    'How often.',
    'Term<MealPrepFrequencyValue>',
    termsOf(PREFERENCE_VALUES.meal_prep_frequency),
  ],
  LARDER_BUDGETS: ['How much.', 'Term<BudgetValue>', termsOf(PREFERENCE_VALUES.budget_consciousness)],
};

const isCheck = process.argv.includes('--check');
const stale: string[] = [];

const contract = await readFile(at(CONTRACT), 'utf8');
let written = contract;
for (const [schema, values] of Object.entries(CONTRACT_ENUMS))
  writeList(schema, ' {6}enum:\\n', values.map(String), (value) => `        - ${value}\n`);
writeList('DietaryFlags', ' {6}required:\\n', DIETARY_FLAGS, (flag) => `        - ${flag}\n`);
// Flags are only documented in the contract.
writeList(
  'DietaryFlags',
  ' {6}properties:\\n',
  DIETARY_FLAGS,
  (flag) =>
    new RegExp(`\\n {8}${flag}: \\{.*\\}\\n`).exec(contract)?.[0].slice(1) ??
    `        ${flag}: { type: boolean }\n`,
);
const allergy = `(${PREFERENCE_VALUES.allergies.join('|')})`;
writePattern('Avoid', `^(settings|${allergy}(,${allergy})*)$`);
if (!isCheck && written !== contract) await writeFile(at(CONTRACT), written);

const library = `// The vocabulary of preferences and recipes. Generated by \`npm run generate\` from the domain; do not edit.

${Object.entries(TYPES).map(typeOf).join('\n')}`;
await writeGenerated(LIBRARY, library);
const lists = Object.entries(TERMS).map(
  ([name, [says, type, terms]]) =>
    `/** ${says} */\nexport const ${name}: readonly ${type}[] = ${listOf(terms)};\n`,
);
const named = [
  ...new Set(Object.values(TERMS).flatMap(([, type]) => type.match(/\w+(?:Name|Value)\b/g) ?? [])),
];
await writeGenerated(
  LISTS,
  `// The lists of Larder's vocabulary. Generated by \`npm run generate\` from the domain; do not edit.
import type { CountryTerm, FilterGroupTerm, FlagTerm, Term } from '../vocabulary/food-vocabulary.ts';
import type {
${named
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from './vocabulary.ts';

/** Terms that the library's words name. */
const termsOf = <Id extends string>(ids: readonly Id[]): readonly Term<Id>[] => ids.map((id) => ({ id }));

${lists.join('\n')}`,
);

if (isCheck && stale.length > 0) {
  console.error(`${stale.join('\n')}\nRun: npm run generate`);
  process.exitCode = 1;
}

/** Writes a file of the library, and records any difference. */
async function writeGenerated(path: string, text: string): Promise<void> {
  if ((await readFile(at(path), 'utf8').catch(() => '')) === text) return;
  stale.push(`${path} differs from the vocabulary.`);
  if (isCheck) return;
  await mkdir(dirname(at(path)), { recursive: true });
  await writeFile(at(path), text);
}

/** Values as terms of the library. */
function termsOf(values: readonly (string | number)[]): object[] {
  return values.map((value) => ({ id: String(value) }));
}

/** The filters in the order of the panel. The library itself makes the options of those without. */
function filterTerms(): object[] {
  const [dietary, protein, ...others] = FILTER_GROUPS.map(({ id, label, options }) => ({
    id,
    label,
    options: options.map((option) => ({
      id: option.id,
      label: option.label,
      ...(option.chip !== option.label && { chip: option.chip }),
    })),
  }));
  const [time, missing, sort] = LIMIT_GROUPS.map(({ id, label }) => ({ id, label }));
  const country = { id: 'country', label: 'Country' };
  const avoid = { id: 'avoid', label: 'Allergens to avoid' };
  return [dietary, protein, country, ...others, sort, time, missing, avoid].filter(
    (group) => group !== undefined,
  );
}

/** Terms as they are written in code; a bundler may leave them out. */
function listOf(terms: readonly object[]): string {
  const ids = terms.map((term) => ('id' in term && Object.keys(term).length === 1 ? term.id : null));
  const lines = (values: readonly unknown[]) => values.map((value) => `  ${literal(value)},\n`).join('');
  return ids.includes(null) ? `[\n${lines(terms)}]` : `/* @__PURE__ */ termsOf([\n${lines(ids)}])`;
}

/** A term as it is written in code. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return `'${String(value)}'`;
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}

function typeOf([name, [says, values]]: [string, (typeof TYPES)[string]]): string {
  return `/** ${says} */\nexport type ${name} =\n${values.map((value) => `  | ${typeof value === 'number' ? value : `'${value}'`}`).join('\n')};\n`;
}

/** Writes the list under `heading` in a schema, one value per line, and records any difference. */
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

/** Writes the pattern of a parameter, and records any difference. */
function writePattern(parameter: string, pattern: string): void {
  const place = new RegExp(`(?<=\\n {4}${parameter}:\\n(?: {6}.*\\n)*? {8}pattern: ').*(?='\\n)`);
  const [stated] = place.exec(written) ?? [];
  if (stated === undefined) throw new Error(`${CONTRACT} has no pattern of ${parameter} to write.`);
  if (stated !== pattern)
    stale.push(`${CONTRACT} has a different pattern for ${parameter} from the vocabulary.`);
  written = written.replace(place, () => pattern);
}

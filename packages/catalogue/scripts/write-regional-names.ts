// Copies the names of `data/regional-names.yaml`, and those that hold one, to the domain, for the browser. With --check it writes nothing and
// fails if they are out of date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DATA } from '../src/data/data.ts';
import { namesAround } from '../src/data/names-around.ts';
import { INGREDIENTS } from '../src/ingredients/index.ts';

const PATH = 'packages/domain/src/generated/regional-names.ts';
const file = fileURLToPath(new URL(`../../../${PATH}`, import.meta.url));

const tables = Object.entries(DATA.regionalNames).map(([english, pairs]) => {
  const lines = pairs.map(([british, said]) => `    [${quoted(british)}, ${quoted(said)}],`);
  return `  '${english}': [\n${lines.join('\n')}\n  ],`;
});
const around = namesAround(DATA.regionalNames, INGREDIENTS).map((name) => `  ${quoted(name)},`);
const after = `/**
 * British names of ingredients with those of other kinds of English, from
 * \`packages/catalogue/data/regional-names.yaml\`. Made by \`npm run generate\`, never edited by hand.
 */
export const REGIONAL_NAMES = {
${tables.join('\n')}
} as const;

/** Names of other ingredients that hold one of these, which is no word for a part of them: 'sour cream'. */
export const NAMES_AROUND = [
${around.join('\n')}
] as const;
`;

function quoted(word: string): string {
  return word.includes("'") ? JSON.stringify(word) : `'${word}'`;
}

const before = await readFile(file, 'utf8').catch(() => '');
if (after !== before) {
  if (process.argv.includes('--check')) {
    console.error(`${PATH} is out of date with data/regional-names.yaml. Run: npm run generate`);
    process.exitCode = 1;
  } else await writeFile(file, after);
}

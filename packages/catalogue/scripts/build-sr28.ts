// Copies the foods that ingredients refer to from Standard Reference 28 into `src/data/sr28.ts`, so that the
// catalogue has its own copy.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { filesOf } from '../src/data/files.ts';
import { readSr28, rowOf, type Sr28Food } from './sr28-data.ts';

const FILE = fileURLToPath(new URL('../src/data/sr28.ts', import.meta.url));

// Reads the files directly: the catalogue would reject a food that is not in the table yet.
const texts = filesOf(fileURLToPath(new URL('../data/ingredients/', import.meta.url))).map(
  ({ text }) => text,
);
const ids = new Set(
  texts.flatMap((text) => [...text.matchAll(/SR28 (\d{5})/g)].map(([, id]) => id as string)),
);

const foods = await readSr28();
const unknown = [...ids].filter((id) => !foods.has(id));
if (unknown.length > 0) throw new RangeError(`Standard Reference 28 does not contain ${unknown.join(', ')}`);

const rows = [...ids].toSorted().map((id) => {
  return rowOf(id, foods.get(id) as Sr28Food);
});
await writeFile(
  FILE,
  `/**
 * The foods of USDA National Nutrient Database for Standard Reference, Release 28 (public domain), that
 * ingredients refer to. Each line: id, kcal, then grams of protein, carbohydrate, fat, sugars, saturated fat, fibre, salt and
 * alcohol in 100 g of the edible part, name. Made by \`scripts/build-sr28.ts\`, never edited by hand.
 */
export const SR28 = \`
${rows.join('\n')}
\`;
`,
);

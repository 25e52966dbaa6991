// Copies the foods that the ingredients name from Standard Reference 28 into `src/ingredients/sr28.ts`, so that the
// catalogue carries its own figures. Run it after an ingredient has named a new food.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSr28, type Sr28Food } from './sr28-data.ts';

const FOLDER = fileURLToPath(new URL('../src/ingredients/', import.meta.url));
const FILE = 'sr28.ts';

const sources = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && !file.startsWith('sr28'));
const texts = await Promise.all(sources.map((file) => readFile(FOLDER + file, 'utf8')));
const ids = new Set(
  texts.flatMap((text) => [...text.matchAll(/usda\(\s*'(\d{5})'/g)].map(([, id]) => id as string)),
);

const foods = await readSr28();
const unknown = [...ids].filter((id) => !foods.has(id));
if (unknown.length > 0) throw new RangeError(`Standard Reference 28 has no food ${unknown.join(', ')}`);

const rows = [...ids].toSorted().map((id) => {
  const { food, kcal, protein, carbohydrate, fat, fibre, alcohol = 0 } = foods.get(id) as Sr28Food;
  return [id, kcal, protein, carbohydrate, fat, fibre, alcohol, food].join('|');
});
await writeFile(
  FOLDER + FILE,
  `/**
 * The foods of USDA National Nutrient Database for Standard Reference, Release 28 (public domain), that the ingredients
 * name. Each line: id, kcal, then grams of protein, carbohydrate, fat, fibre and alcohol in 100 g of the edible part, name.
 * Made by \`scripts/build-sr28.ts\`, never edited by hand.
 */
export const SR28 = \`
${rows.join('\n')}
\`;
`,
);

import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import { LONG, MANY, many, recipe, type Hostile } from './importing.ts';

/** A zip of files, with their names as they are. */
async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(files)) zip.addBuffer(Buffer.from(data), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A zip whose only name leads out of any folder: yazl writes none, so the name is changed afterwards. */
async function escapingZip(): Promise<Buffer> {
  const zip = await zipOf({ 'aa/aa/aa/pie.json': JSON.stringify(recipe({})) });
  return Buffer.from(zip.toString('latin1').replaceAll('aa/aa/aa/', '../../../'), 'latin1');
}

async function nestedZip(depth: number): Promise<Buffer> {
  let zip = await zipOf({ 'pie.json': JSON.stringify(recipe({})) });
  for (let level = 0; level < depth; level += 1) zip = await zipOf({ 'inner.zip': zip });
  return zip;
}

const file =
  (name: string, data: Buffer | string | (() => Promise<Buffer>)): Hostile[1] =>
  async (how) =>
    how.upload(name, typeof data === 'function' ? await data() : data);

const NONSENSE = { a: [1, null, { b: '2 eggs' }], name: { x: 1 } };
/** Exports of apps. */
export const APPS: readonly Hostile[] = [
  [
    'Mealie with nonsense for lines',
    file(
      'mealie.json',
      JSON.stringify({
        slug: 'p',
        name: 7,
        recipe_ingredient: [1, null, [[]], NONSENSE],
        recipe_instructions: 'x',
      }),
    ),
  ],
  [
    'Mealie with 10,000 lines',
    file(
      'mealie.json',
      JSON.stringify({
        slug: 'p',
        name: 'Pie',
        recipe_ingredient: many((nth) => `${nth} eggs`).map((note) => ({ note })),
        recipe_instructions: [],
      }),
    ),
  ],
  [
    'Paprika with a megabyte of directions',
    file(
      'pie.paprikarecipe',
      gzipSync(JSON.stringify({ name: 'Pie', ingredients: '2 eggs', directions: 'Stir. '.repeat(LONG / 6) })),
    ),
  ],
  ['Paprika that unpacks to 100 MB', file('pie.paprikarecipe', gzipSync(Buffer.alloc(100_000_000, 32)))],
  [
    'Paprika cut in half',
    file(
      'pie.paprikarecipe',
      gzipSync(JSON.stringify({ name: 'Pie', ingredients: '2 eggs', directions: 'Mix.' })).subarray(0, 40),
    ),
  ],
  [
    'Tandoor with nonsense for steps',
    file(
      'tandoor.json',
      JSON.stringify({
        name: null,
        steps: [1, null, { ingredients: 7, instruction: {} }, { ingredients: [NONSENSE], instruction: [] }],
      }),
    ),
  ],
  [
    'Nextcloud with nonsense',
    file(
      'recipe.json',
      JSON.stringify({
        '@type': 'Recipe',
        name: [[]],
        recipeIngredient: NONSENSE,
        recipeInstructions: { a: 1 },
      }),
    ),
  ],
  ['RecipeSage with nonsense', file('recipesage.json', JSON.stringify({ recipes: [null, 1, NONSENSE] }))],
  [
    'Copy Me That with 10,000 recipes',
    file(
      'recipes.html',
      '<html><div class="recipe"><div id="name">Pie</div><li class="recipeIngredient">2 eggs</li></div>'.repeat(
        MANY,
      ),
    ),
  ],
  [
    'Copy Me That nested 10,000 deep',
    file('recipes.html', `<html>${'<div class="recipe"><li class="recipeIngredient">2 eggs'.repeat(MANY)}`),
  ],
  [
    'a Larder export of nonsense',
    file(
      'larder.json',
      JSON.stringify({
        own_recipes: [
          null,
          7,
          NONSENSE,
          {
            title: 'x'.repeat(LONG),
            ingredients: [{ text: 'egg', quantity: 1e308, ingredient_id: -1 }],
            instructions: [1],
          },
        ],
      }),
    ),
  ],
  [
    'a Larder export of 10,000 recipes',
    file(
      'larder.json',
      JSON.stringify({
        own_recipes: many((nth) => `Pie ${nth}`).map((title) => ({
          title,
          ingredients: [{ text: '2 eggs' }],
          instructions: ['Mix.'],
        })),
      }),
    ),
  ],
  [
    'a Cooklang file of bytes',
    file('pie.cook', Buffer.from(Array.from({ length: 5_000 }, (_, nth) => (nth * 7) % 256))),
  ],
];

/** Files and archives. */
export const FILES: readonly Hostile[] = [
  ['an empty file', file('pie.json', '')],
  ['any bytes', file('pie.json', Buffer.from([0, 255, 1, 254, 13]))],
  ['invalid UTF-8', file('pie.json', Buffer.from(JSON.stringify(recipe({ name: 'PiÿE' })), 'latin1'))],
  ['a picture', file('pie.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]))],
  ['a file of 20 MB', file('pie.html', Buffer.alloc(20_000_000, 60))],
  ['a file of 21 MB', file('pie.html', Buffer.alloc(21_000_000, 60))],
  [
    'half a zip',
    async (how) => {
      const zip = await zipOf({ 'a.json': JSON.stringify(recipe({})), 'b.json': '{}' });
      return how.upload('pies.zip', zip.subarray(0, zip.length / 2));
    },
  ],
  [
    'the end of a zip alone',
    file('pies.zip', Buffer.from('504b0506000000000000ffffffffffffffffffff0000', 'hex')),
  ],
  ['a zip of nothing', file('pies.zip', () => zipOf({}))],
  ['a zip bomb', file('pies.zip', () => zipOf({ 'pie.json': Buffer.alloc(50_000_000, 32) }))],
  [
    'a zip of 60 small bombs',
    file('pies.zip', () =>
      zipOf(
        Object.fromEntries(
          Array.from({ length: 60 }, (_, nth) => [`${nth}.json`, Buffer.alloc(1_900_000, 32)]),
        ),
      ),
    ),
  ],
  [
    'a zip of 1,000 other files',
    file('pies.zip', () =>
      zipOf(Object.fromEntries(Array.from({ length: 1_000 }, (_, nth) => [`${nth}.txt`, 'x']))),
    ),
  ],
  ['a zip with names that lead out', file('pies.zip', () => escapingZip())],
  ['a zip in a zip', file('pies.zip', () => nestedZip(1))],
  ['a zip nested six deep', file('pies.zip', () => nestedZip(6))],
];

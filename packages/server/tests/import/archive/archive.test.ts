import { gzipSync } from 'node:zlib';
import { expect, describe, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readFile } from '../../../src/recipes/import/archive/read-file.ts';

const recipe = (name: string) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 egg'], recipeInstructions: ['Boil it.'] });

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(files)) zip.addBuffer(Buffer.from(data), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function read(data: Buffer | string, name = 'recipes.zip', most = 500) {
  const { found, failed } = await readFile(Buffer.from(data), name, most);
  return { titles: found.map((one) => ('larder' in one ? one.larder.title : one.recipe.title)), failed };
}

test('a zip yields the recipes of all its files', async () => {
  const paprika = JSON.stringify({ name: 'C', ingredients: '1 egg', directions: 'Boil it.' });
  const data = await zipOf({
    'recipes/a/a.json': recipe('A'),
    'recipes/a/images/a.webp': 'picture',
    'b.html': `<script type="application/ld+json">${recipe('B')}</script>`,
    'c.paprikarecipe': gzipSync(paprika),
    'd.cook': 'Boil the @egg{1}.',
    'e.txt': 'E\n1 egg\nBoil it.',
    'f.zip': await zipOf({ 'recipe.json': recipe('F') }),
    '__MACOSX/g.json': recipe('G'),
  });
  expect(await read(data)).toEqual({ titles: ['A', 'B', 'C', 'd', 'E', 'F'], failed: [] });
});

test('a bad file does not affect the others [IMPORT-08]', async () => {
  const data = await zipOf({
    'a.json': recipe('A'),
    'b.json': '{"a": 1}',
    'c.gz': Buffer.from([0x1f, 0x8b, 1, 2]),
    'd.json': recipe('D'),
  });
  expect(await read(data)).toEqual({
    titles: ['A', 'D'],
    failed: [
      { name: 'b.json', message: 'There is no recipe in this file. Paste its text, or type the recipe in.' },
      { name: 'c.gz', message: 'This file is damaged. Please export it again.' },
    ],
  });
});

test.each<[string, Readonly<Record<string, string | Buffer>>]>([
  ['nothing', {}],
  ['pictures only', { 'a.jpg': 'picture', 'b/c.png': 'picture' }],
  ['archives of nothing', { 'a.zip': await zipOf({}), 'b.zip': await zipOf({ 'c.png': 'picture' }) }],
])('an archive of %s says so [IMPORT-01]', async (_what, files) => {
  expect(await read(await zipOf(files))).toEqual({
    titles: [],
    failed: [
      {
        name: 'recipes.zip',
        message: 'There is no recipe in this archive. Check that you chose the right file.',
      },
    ],
  });
});

test('a file name is shown but never used as a path', async () => {
  const data = await zipOf({ 'aa/bb/evil.json': '{}' });
  const evil = Buffer.from(
    data.toString('latin1').replaceAll('aa/bb/evil.json', '../../evil.json'),
    'latin1',
  );
  expect(await read(evil)).toEqual({
    titles: [],
    failed: [
      {
        name: 'evil.json',
        message: 'There is no recipe in this file. Paste its text, or type the recipe in.',
      },
    ],
  });
});

test('a truncated archive is refused with a sentence', async () => {
  const data = await zipOf({ 'a.json': recipe('A'), 'b.json': recipe('B') });
  expect(await read(data.subarray(0, data.length / 2))).toEqual({
    titles: [],
    failed: [
      {
        name: 'recipes.zip',
        message: 'This archive is incomplete or damaged. Please export it again.',
      },
    ],
  });
});

test('only the damaged file in an archive is refused', async () => {
  const data = await zipOf({ 'a.json': recipe('A').repeat(50), 'b.json': recipe('B') });
  data.fill(0xff, 60, 90);
  expect(await read(data)).toMatchObject({ titles: ['B'], failed: [{ name: 'a.json' }] });
});

test('a file with a password is refused with what to do', async () => {
  const data = await zipOf({ 'a.json': recipe('A'), 'b.json': recipe('B') });
  // The lowest bit of the flags says that a file is encrypted; they are eight bytes into the file's entry in the directory.
  const entry = data.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  data.writeUInt16LE(data.readUInt16LE(entry + 8) | 1, entry + 8);
  expect(await read(data)).toEqual({
    titles: ['B'],
    failed: [{ name: 'a.json', message: 'This file has a password. Remove the password and send it again.' }],
  });
});

describe('zip bombs are refused', { timeout: 20_000 }, () => {
  test('a file that unpacks to a thousand times its size', async () => {
    const data = await zipOf({ 'bomb.json': Buffer.alloc(30_000_000, 32), 'b.json': recipe('B') });
    expect(data.length).toBeLessThan(100_000);
    expect(await read(data)).toEqual({
      titles: ['B'],
      failed: [
        {
          name: 'bomb.json',
          message: 'This file is too large once unpacked. Please export fewer recipes at a time.',
        },
      ],
    });
  });

  test('a gzip that does so', async () => {
    expect(await read(gzipSync(Buffer.alloc(60_000_000, 32)), 'bomb.paprikarecipe')).toEqual({
      titles: [],
      failed: [
        {
          name: 'bomb.paprikarecipe',
          message: 'This file is too large once unpacked. Please export fewer recipes at a time.',
        },
      ],
    });
  });

  test('deeply nested archives', async () => {
    let data = await zipOf({ 'a.json': recipe('A') });
    for (let depth = 0; depth < 4; depth += 1) data = await zipOf({ [`${depth}.zip`]: data });
    expect((await read(data)).failed).toHaveLength(1);
  });

  // It is packed first, which takes a busy machine long.
  test('too many files', { timeout: 120_000 }, async () => {
    const data = await zipOf(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.png`, ''])));
    expect((await read(data)).failed).toEqual([
      { name: 'recipes.zip', message: 'This archive has too many files. Split it and try again.' },
    ]);
  });
});

test('an archive of other files is abandoned after as many as the recipes that are read', async () => {
  const data = await zipOf(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n}.txt`, 'x'])));
  const { failed } = await read(data, 'files.zip', 5);
  expect(failed).toHaveLength(6);
  expect(failed[0]).toEqual({
    name: 'files.zip',
    message:
      'Larder stopped after 5 files that it could not read. Remove the files that are not recipes, and try again.',
  });
});

test('a gzip without a recipe is named', async () => {
  expect(await read(gzipSync('nothing'), 'a.paprikarecipe')).toEqual({
    titles: [],
    failed: [
      {
        name: 'a.paprikarecipe',
        message: 'There is no recipe in this file. Paste its text, or type the recipe in.',
      },
    ],
  });
});

test('markup that only announces a recipe is none', async () => {
  expect(await read('{"@type": "Recipe", "name": []}', 'a.json')).toMatchObject({
    failed: [{ message: 'There is no recipe in this file. Paste its text, or type the recipe in.' }],
  });
});

test('a page of more than five million letters is not read', async () => {
  expect(await read(`<p>${'x'.repeat(5_000_000)}`, 'a.html')).toMatchObject({
    failed: [{ message: 'This page is too large. Paste the text of its recipe instead.' }],
  });
});

describe('an export of many recipes', () => {
  const one = (title: string, note: string) =>
    `<div class="recipe"><div id="name">${title}</div><li class="recipeIngredient">2 eggs</li><p>${note}</p></div>`;
  const exported = (length: number) => `<html>${one('Pie', 'x'.repeat(length))}${one('Tart', '')}`;

  test('may be larger than a page', async () => {
    expect(await read(exported(5_000_000), 'recipes.html')).toEqual({ titles: ['Pie', 'Tart'], failed: [] });
  });

  test('has a limit of its own', async () => {
    expect(await read(exported(10_000_000), 'recipes.html')).toMatchObject({
      failed: [{ message: 'This export is too large. Export fewer recipes at a time.' }],
    });
  });
});

test('recipes beyond the limit are left out and reported', async () => {
  const data = await zipOf(Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.json`, recipe(name)])));
  expect(await read(data, 'recipes.zip', 2)).toMatchObject({
    titles: ['a', 'b'],
    failed: [{ name: 'recipes.zip' }],
  });
});

test('arbitrary bytes are not a recipe', async () => {
  expect((await read(Buffer.from([0, 1, 2, 3]), 'x.bin')).failed).toHaveLength(1);
  expect((await read('', 'empty.txt')).failed).toHaveLength(1);
});

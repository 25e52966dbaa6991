import { COUNTRY_CODES } from '@larder/domain';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INGREDIENT_INDEX } from '@larder/catalogue';
import { describe, expect, test } from 'vitest';
import { EXIT, importRecipes } from '../../src/recipes/import/command.ts';
import { readOwnRecipe } from '../../src/recipes/import/recipe-file.ts';
import { temporaryFolder } from '../support/folders.ts';

const CARBONARA = fileURLToPath(
  new URL('../../../catalogue/data/recipes/italy/spaghetti-alla-carbonara.yaml', import.meta.url),
);
const TEXT = await readFile(CARBONARA, 'utf8');

async function run(...args: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await importRecipes(args, {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    open: () => Promise.reject(new Error('There is nothing to write')),
  });
  return { code, said, complained };
}

test("a catalogue recipe can be imported as it is, from its country's folder", async () => {
  const { code, said } = await run(CARBONARA, '--dry-run');
  expect(code).toBe(EXIT.done);
  expect(said.at(-1)).toMatch(/^✓ 1 recipe can be imported/);
});

test('it is read like the catalogue does, under a slug of its own', () => {
  const read = readOwnRecipe('italy/x.yaml', TEXT, INGREDIENT_INDEX, null);
  expect(read).toMatchObject({
    title: 'Spaghetti alla Carbonara',
    problems: [],
    recipe: {
      country: 'italy',
      prepTime: 10,
      spice: 'none',
      slug: expect.stringMatching(/^imported-[\da-f]{20}$/) as string,
    },
  });
  expect('recipe' in read && read.recipe?.ingredients[0]).toEqual({
    ingredient: 'salt',
    quantity: 2,
    unit: 'tbsp',
    notes: 'for the pasta water',
    eaten: 0.1,
  });
});

test('a folder may mix it with the other formats', async () => {
  const folder = join(await temporaryFolder(), 'italy');
  await mkdir(folder);
  await cp(CARBONARA, join(folder, 'carbonara.yml'));
  await cp(fileURLToPath(new URL('fixtures/rice.json', import.meta.url)), join(folder, 'rice.json'));
  const { said } = await run(folder, '--dry-run');
  expect(said.at(-1)).toMatch(/^✓ 2 recipes can be imported/);
});

describe('problems are reported with file, line and fix', () => {
  test.each([
    { from: '2 tbsp salt', to: '2 tbs salt', says: ":12: the unit 'tbs' is not known. Did you mean 'tbsp'?" },
    {
      from: '150 g guanciale',
      to: '3 bunches guanciale',
      says: /:13: the weight of guanciale in 'bunch' is unknown\. Its units are g, kg, oz, lb, .*slice/,
    },
    {
      from: 'title:',
      to: 'country: belgum\ntitle:',
      says: ":2: the country 'belgum' is not known. Did you mean 'belgium'?",
    },
    { from: '1 egg', to: '1 <script>', says: ':14: the ingredient has HTML in it. Write the bare text.' },
    { from: '- 1 egg', to: '- *egg', says: /^:14: a text cannot begin with '\*'/ },
    { from: TEXT, to: '['.repeat(20_000), says: /:1: / },
  ])('$from → $to', async ({ from, to, says }) => {
    const file = join(await temporaryFolder(), 'carbonara.yaml');
    await writeFile(
      file,
      TEXT.replace(from, () => to),
    );
    const { code, complained } = await run(file, '--country', 'italy', '--dry-run');
    expect(code).toBe(EXIT.refused);
    expect(complained[0]?.slice(file.length)).toMatch(says);
  });

  test('also for a missing country', async () => {
    const file = join(await temporaryFolder(), 'carbonara.yaml');
    await writeFile(file, TEXT);
    const { complained } = await run(file, '--dry-run');
    expect(complained[0]).toBe(
      `${file}:1: 'country' is missing. Add a line 'country: …' with one of ${COUNTRY_CODES.join(', ')}.`,
    );
  });

  test('also for a file that is not a single recipe', async () => {
    const file = join(await temporaryFolder(), 'all.yaml');
    await writeFile(file, '#'.repeat(200_000));
    const { complained } = await run(file, '--dry-run');
    expect(complained[0]).toBe(`${file}: it is larger than 100 kB, too large for one recipe`);
  });
});

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE } from '@larder/catalogue';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import { EXIT, importRecipes } from '../../src/recipes/import/command.ts';
import { startApi, until, type Api, type User } from '../api/api.ts';
import { temporaryFolder } from '../support/folders.ts';

const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url));

let api: Api;
let user: User;
const begin = async (): Promise<void> => {
  api = await startApi();
  user = await api.signUp();
};
const end = () => api.close();

/** Runs the command on the running server's database. */
async function run(...args: string[]): Promise<{ code: number; said: string[]; complained: string[] }> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await importRecipes(args, {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    open: () => Promise.resolve({ db: api.database.db, close: () => Promise.resolve(), isBeside: false }),
  });
  return { code, said, complained };
}

async function search(query: string) {
  const { body } = await user.call('GET', `/recipes/usersearch?query=${encodeURIComponent(query)}`);
  return body.data.recipes as { id: number; title: string; thumbnail_url: string | null; dietary: object }[];
}

async function countRecipes(): Promise<number> {
  const { body } = await user.call('GET', '/recipes/usersearch?limit=1');
  return body.data.total;
}

/** Changes the only recipe in one of our files. */
async function changedRice(change: Record<string, unknown>): Promise<string> {
  const file = join(await temporaryFolder(), 'rice.json');
  const recipe = JSON.parse(await readFile(join(FIXTURES, 'rice.json'), 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...recipe, ...change }));
  return file;
}

describe('importing', () => {
  beforeEach(begin);
  afterEach(end);

  test('makes a file available to search and matching on a running server', async () => {
    const { code, said } = await run(join(FIXTURES, 'rice.json'));
    expect(code).toBe(EXIT.done);
    expect(said.at(-1)).toMatch(/^✓ Imported 1 recipe \(1 new\)\. A running Larder shows them at once/);
    const found = async () =>
      (await search('weeknight kimchi')).find(({ title }) => title === 'Weeknight kimchi rice & egg');
    // Until the server has loaded it, dishes with kimchi are the closest.
    await until(async () => (await found()) !== undefined);
    const card = await found();
    expect(card).toMatchObject({
      title: 'Weeknight kimchi rice & egg',
      country: 'korea',
      thumbnail_url: null,
      cook_time: 15,
      servings: 2,
      dietary: { contains_eggs: true, contains_beef: false, vegan: false },
    });

    const items = ['kimchi', 'eggs', 'gochujang'].map((ingredient_name) => ({
      ingredient_name,
      quantity: 2,
      unit: 'piece',
    }));
    await user.call('POST', '/pantry/bulk', { body: { items } });
    const matched = await user.call('GET', '/recipes/pantrysearch?query=weeknight%20kimchi');
    expect(matched.body.data.recipes[0]).toMatchObject({ id: card?.id, matchPercentage: 30 });

    const { body } = await user.call('GET', `/recipes/${card?.id}/details?hasPantry=true`);
    expect(body.data).toMatchObject({
      prep_time: 10,
      total_time: 25,
      source_url: 'https://example.org/recipes/weeknight-kimchi-rice',
    });
    expect(body.data.instructions).toMatch(/^1\. Cook the rice[^<]*\n2\. Fry the kimchi/);
    expect(body.data.ingredients).toContainEqual(
      expect.objectContaining({ name: 'kimchi', quantity: 200, unit: 'g', notes: 'roughly chopped' }),
    );
  });

  test('accepts a folder of files, graphs and pages', async () => {
    const before = await countRecipes();
    const { code, said } = await run(FIXTURES, '--country', 'spain');
    expect(code).toBe(EXIT.done);
    expect(said.at(-1)).toContain('Imported 4 recipes (4 new)');
    await until(async () => (await countRecipes()) === before + 4);
    const [omelette] = await search('omelette of the house');
    expect(omelette).toMatchObject({ title: 'Potato omelette of the house', country: 'spain' });
    const [chickpeas] = await search('chickpeas with spinach the quick way');
    const details = await user.call('GET', `/recipes/${chickpeas?.id}/details`);
    expect(details.body.data.source_url).toBeNull();
    expect(details.body.data.instructions).toContain('1. The pan: Warm the olive oil');
  });

  test('again updates without duplicates', async () => {
    const before = await countRecipes();
    await run(join(FIXTURES, 'rice.json'));
    await until(async () => (await countRecipes()) === before + 1);
    const [first] = await search('weeknight kimchi');
    const { said } = await run(await changedRice({ name: 'Midnight kimchi rice', recipeYield: '3' }));
    expect(said.at(-1)).toContain('(1 updated)');
    await until(async () => (await search('midnight kimchi'))[0]?.title === 'Midnight kimchi rice');
    const [second] = await search('midnight kimchi');
    expect(second).toMatchObject({ id: first?.id, servings: 3 });
    expect(await countRecipes()).toBe(before + 1);
  });

  test('survives a newer catalogue, and uses its facts', async () => {
    const before = await countRecipes();
    await run(join(FIXTURES, 'rice.json'));
    await until(async () => (await countRecipes()) === before + 1);
    expect(await seedCatalogue(api.database.db, () => undefined), 'an import is no reason to reseed').toBe(
      false,
    );
    const ingredients = CATALOGUE.ingredients.map((ingredient) =>
      ingredient.slug === 'gochujang' ? { ...ingredient, animals: ['pork' as const] } : ingredient,
    );
    await seedCatalogue(api.database.db, () => undefined, { ...CATALOGUE, ingredients }, 'newer');
    await until(async () => {
      const [card] = await search('weeknight kimchi');
      return (card?.dietary as { contains_pork?: boolean } | undefined)?.contains_pork === true;
    });
    expect(await countRecipes()).toBe(before + 1);
  });
});

// Separate, so that these tests find everything unchanged.
describe('nothing is changed', () => {
  beforeAll(begin);
  afterAll(end);

  /** The command's output for files it rejects. */
  const refused = async (path: string): Promise<string> => {
    const before = await countRecipes();
    const { code, complained } = await run(path);
    expect(code).toBe(EXIT.refused);
    expect(complained.at(-1)).toMatch(/^✗ Nothing was imported\./);
    expect(await countRecipes()).toBe(before);
    const { rows } = await api.database.pool.query('select id from recipes where id >= 1000000');
    expect(rows).toEqual([]);
    return complained.join('\n');
  };

  test('by an unknown ingredient, which is reported with file, recipe and line', async () => {
    const file = await changedRice({ recipeIngredient: ['2 eggs', '3 cups of moon dust', '1 kg rice'] });
    expect(await refused(file)).toContain(
      `${file}: 'Weeknight kimchi rice & egg': no ingredient is known for '3 cups of moon dust'`,
    );
  });

  test('by one bad file among good ones', async () => {
    const folder = join(await temporaryFolder(), 'recipes');
    await mkdir(folder);
    await cp(join(FIXTURES, 'rice.json'), join(folder, 'a.json'));
    await writeFile(join(folder, 'b.json'), '{ "@type": "Recipe"');
    expect(await refused(folder)).toMatch(/b\.json: it is not valid JSON/);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown cuisine', { recipeCuisine: 'Peruvian' }, /choose one with --country/],
    ['no time', { prepTime: undefined, cookTime: undefined, totalTime: undefined }, /how long it takes/],
    ['a time in words', { cookTime: 'an hour' }, /is not a duration/],
    ['no yield', { recipeYield: undefined }, /how many it serves/],
    ['no steps', { recipeInstructions: [] }, /no instructions/],
    ['an impossible serving', { recipeYield: 40 }, /a serving/],
    ['no recipe', { '@type': 'Article' }, /no schema\.org Recipe/],
    ['meat only in the steps', { recipeInstructions: ['Fry the bacon.', 'Stir in the rest.'] }, /bacon/],
  ])('by a recipe with %s', async (_why, change, said) => {
    expect(await refused(await changedRice(change))).toMatch(said);
  });

  test('by the same recipe twice', async () => {
    const folder = join(await temporaryFolder(), 'recipes');
    await mkdir(folder);
    for (const name of ['a.json', 'b.json']) await cp(join(FIXTURES, 'rice.json'), join(folder, name));
    expect(await refused(folder)).toMatch(/the same recipe is in .*a\.json too/);
  });

  test('by a dry run', async () => {
    const before = await countRecipes();
    const { code, said } = await run(join(FIXTURES, 'rice.json'), '--dry-run');
    expect([code, said.at(-1)]).toEqual([
      EXIT.done,
      expect.stringMatching(/^✓ 1 recipe can be imported\. Nothing was changed/),
    ]);
    expect(await countRecipes()).toBe(before);
  });
});

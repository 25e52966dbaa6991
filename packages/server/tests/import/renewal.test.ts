import { fileURLToPath } from 'node:url';
import { CATALOGUE, catalogueVersion, type Catalogue } from '@larder/catalogue';
import { ALLERGENS, DIETARY_FLAGS, eachFlag } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedCatalogue } from '../../src/recipes/catalogue/seed.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { EXIT, importRecipes } from '../../src/recipes/import/command.ts';
import { createTestDatabase } from '../support/database.ts';

const RICE = fileURLToPath(new URL('fixtures/rice.json', import.meta.url));

const needs =
  (slug: string) =>
  ({ ingredients }: Catalogue['recipes'][number]) =>
    ingredients.some(({ ingredient }) => ingredient === slug);

/** All ingredients, but few recipes: what happens to an imported recipe does not depend on how many others there are. */
const FEW: Catalogue = {
  ...CATALOGUE,
  recipes: CATALOGUE.recipes.filter((recipe, at) => at < 40 || needs('gochujang')(recipe)),
};

let database: Database;
let warnings: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  warnings = [];
  // With the version of the whole catalogue, or the import would write that first.
  await seed(catalogueVersion);
  const code = await importRecipes([RICE], {
    say: () => undefined,
    complain: (line) => warnings.push(line),
    open: () => Promise.resolve({ db: database.db, close: () => Promise.resolve(), isBeside: false }),
  });
  if (code !== EXIT.done) throw new Error(warnings.join('\n'));
});
afterEach(() => database.close());

const seed = (version: string, catalogue: Catalogue = FEW) =>
  seedCatalogue(database.db, (line) => warnings.push(line), catalogue, version);

/** A later version of the catalogue, with one ingredient changed or removed. */
function withOther(slug: string, change: (ingredient: Ingredient) => Ingredient[]): Catalogue {
  return {
    ingredients: FEW.ingredients.flatMap((one) => (one.slug === slug ? change(one) : [one])),
    recipes: FEW.recipes.filter((recipe) => !needs(slug)(recipe)),
    presets: [],
  };
}

async function imported(columns: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query(
    `select ${columns} from recipes where id >= 1000000 order by id`,
  );
  return rows as Record<string, unknown>[];
}

const CLAIMS = [...DIETARY_FLAGS, 'allergens', 'diets'].join(', ');
const NO_CLAIM = {
  ...eachFlag((flag) => flag.startsWith('contains_')),
  allergens: [...ALLERGENS],
  diets: [],
};

const NEWER: readonly { why: string; catalogue: Catalogue; named: string }[] = [
  {
    why: 'an ingredient',
    catalogue: withOther('gochujang', () => []),
    named: "'Weeknight kimchi rice & egg' (1 tbsp of gochujang)",
  },
  {
    why: 'a unit',
    catalogue: withOther('egg', (egg) => [{ ...egg, gramsPer: {} }]),
    named: "'Weeknight kimchi rice & egg' (2 piece of egg)",
  },
];
test.each(NEWER)(
  'a recipe that loses $why is kept, claims nothing and is reported once',
  async ({ catalogue, named }) => {
    const [before] = await imported(CLAIMS);
    expect(before).not.toEqual(NO_CLAIM);
    expect(await seed('newer', catalogue)).toBe(true);
    expect(await imported(CLAIMS)).toEqual([NO_CLAIM]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(named);
    expect(warnings[0]).not.toContain('\n');

    await seed('whole again');
    expect(await imported(CLAIMS), 'claims return with the ingredient').toEqual([before]);
    expect(warnings).toHaveLength(1);
  },
);

test('title comparison keys are refreshed, even for retired and incomplete recipes', async () => {
  await seed('whole');
  const keys = async () =>
    (await database.pool.query('select id, title_key from recipes order by id')).rows as unknown[];
  const before = await keys();
  await database.pool.query("update recipes set title_key = 'of an older version'");
  await seed(
    'smaller',
    withOther('gochujang', () => []),
  );
  expect(await keys()).toEqual(before);
});

test("a recipe's spice level follows the catalogue too", async () => {
  const [before] = await imported('spice');
  await database.pool.query("update recipes set spice = 'none' where id >= 1000000");
  await seed('newer');
  expect(before).not.toEqual({ spice: 'none' });
  expect(await imported('spice')).toEqual([before]);
});

test('a thousand recipes are updated, each with its own lines', async () => {
  const names = CATALOGUE.ingredients.filter(({ slug }) => slug === 'butter' || slug === 'rice');
  const [butter = 0, rice = 0] = names.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)).map(({ id }) => id);
  const { rows: columns } = await database.pool.query<{ list: string }>(
    "select string_agg(column_name, ', ') as list from information_schema.columns where table_name = 'recipes' and column_name not in ('id', 'slug')",
  );
  const list = columns[0]?.list ?? '';
  await database.pool.query(
    `insert into recipes (id, slug, ${list}) select 1000000 + n, 'copy-' || n, ${list}
     from recipes, generate_series(1, 1000) n where id = 1000000`,
  );
  await database.pool.query(
    `insert into recipe_ingredients (recipe_id, position, ingredient_id, quantity, unit)
     select 1000000 + n, 0, case when n % 2 = 0 then ${butter} else ${rice} end, 100, 'g' from generate_series(1, 1000) n`,
  );
  await seed('newer');
  const wrong = (await imported('id, contains_dairy')).filter(
    ({ id, contains_dairy: dairy }) => id !== 1_000_000 && dairy !== (Number(id) % 2 === 0),
  );
  expect(wrong).toEqual([]);
});

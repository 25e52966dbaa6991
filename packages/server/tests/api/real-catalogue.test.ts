import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import { COUNTRY_CODES } from '@larder/domain';
import { flagsByLabel } from '@larder/domain/model';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { filters, violations } from '../planner/violations.ts';
import { sharedApi, type Api, type User } from './api.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await sharedApi();
  user = await api.signUp();
});

test('every recipe has its documented details', async () => {
  const { body } = await user.call('GET', '/recipes/usersearch?limit=100');
  expect(body.data.total).toBe(CATALOGUE.recipes.length);
  for (const { id, ingredients } of CATALOGUE.recipes) {
    const details = await user.call('GET', `/recipes/${id}/details?hasPantry=true`);
    expect(details.body.data.ingredients).toHaveLength(ingredients.length);
    expect(details.body.data.matchPercentage).toBe(0);
  }
});

test("a search returns each recipe's fields [CALL-11 DATA-08 DATA-09 DATA-10]", async () => {
  const cook = await api.signUp();
  const items = [{ ingredient_name: 'onion', quantity: 1, unit: 'piece' }];
  await cook.call('POST', '/pantry/bulk', { body: { items } });
  for (const [kind, ofPantry] of [
    ['usersearch', {}],
    [
      'pantrysearch',
      {
        matchPercentage: expect.any(Number),
        presencePercentage: expect.any(Number),
        missing: { count: expect.any(Number), names: expect.any(Array), short: expect.any(Array) },
      },
    ],
  ] as const) {
    const { body } = await cook.call('GET', `/recipes/${kind}?limit=100`);
    for (const recipe of body.data.recipes) {
      const source = CATALOGUE.recipes.find(({ id }) => id === recipe.id)!;
      const used = source.ingredients.map(({ ingredient }) => INGREDIENT_INDEX.require(ingredient));
      const byLabel = flagsByLabel(used);
      expect(recipe).toEqual({
        id: source.id,
        title: source.title,
        english_title: source.englishTitle,
        country: source.country,
        thumbnail_url: expect.stringMatching(/^\/pictures\//),
        prep_time: source.prepTime,
        cook_time: source.cookTime,
        waiting_time: source.waitingTime,
        waiting_kind: source.waitingKind,
        total_time: source.totalTime,
        ingredient_count: source.ingredients.length,
        servings: source.servings,
        allergens: expect.any(Array),
        dietary: {
          vegan: expect.any(Boolean),
          vegetarian: expect.any(Boolean),
          contains_dairy: expect.any(Boolean),
          contains_eggs: expect.any(Boolean),
          contains_chicken: expect.any(Boolean),
          contains_beef: expect.any(Boolean),
          contains_lamb: expect.any(Boolean),
          contains_pork: expect.any(Boolean),
          contains_fish: expect.any(Boolean),
        },
        ...(byLabel.length > 0 && { dietary_by_label: byLabel }),
        ...ofPantry,
      });
    }
  }
});

test("with any filter, no search returns what a recipe's ingredients rule out", async () => {
  let shown = 0;
  const kinds = fc.constantFrom('usersearch', 'pantrysearch');
  const check = fc.asyncProperty(kinds, filters, async (kind, filtered) => {
    const query = new URLSearchParams(Object.fromEntries(filtered.flags.map((flag) => [flag, 'true'])));
    if (filtered.countries.length > 0) query.set('countries', filtered.countries.join(','));
    const { status, body } = await user.call('GET', `/recipes/${kind}?${query}&limit=100`);
    expect(status).toBe(200);
    const ids: number[] = body.data.recipes.map(({ id }: { id: number }) => id);
    shown += ids.length;
    expect(ids.flatMap((id) => violations(id, NO_PREFERENCES, filtered))).toEqual([]);
  });
  await fc.assert(check, { numRuns: 200, seed: 20_300_506 });
  expect(shown).toBeGreaterThan(1_000);
});

describe.each(COUNTRY_CODES)('the preset of %s', (country) => {
  test('is added in full, without any own ingredient [DATA-33]', async () => {
    const cook = await api.signUp();
    const preset = (await cook.call('GET', `/pantry/presets/${country}`)).body.data;
    expect(preset.count).toBeGreaterThanOrEqual(25);
    const items = preset.ingredients.map((ingredient_name: string) => ({
      ingredient_name,
      quantity: 1,
      unit: 'piece',
    }));
    const { body } = await cook.call('POST', '/pantry/bulk', { body: { items } });
    expect(
      body.data.pantryItems.map((item: { ingredients: { name: string } }) => item.ingredients.name),
    ).toEqual(preset.ingredients);
    const search = await cook.call('GET', '/recipes/pantrysearch?limit=1');
    expect(search.body.data.recipes[0].matchPercentage).toBeGreaterThan(40);
  });
});

test("the database has the catalogue's ingredients, including parents", async () => {
  const { rows } = await api.database.pool.query<{ slug: string; parent: string | null }>(
    'select own.slug, parent.slug as parent from ingredients own left join ingredients parent on parent.id = own.parent_id',
  );
  expect(new Map(rows.map(({ slug, parent }) => [slug, parent]))).toEqual(
    new Map(CATALOGUE.ingredients.map(({ slug, parent }) => [slug, parent])),
  );
  expect(INGREDIENT_INDEX.ambiguous.size).toBe(0);
});

describe('a search for an ingredient', () => {
  const found = async (query: string) => {
    const { body } = await user.call(
      'GET',
      `/recipes/usersearch?limit=100&query=${encodeURIComponent(query)}`,
    );
    const ids = body.data.recipes.map(({ id }: { id: number }) => id);
    return ids.map((id: number) => CATALOGUE.recipes.find((recipe) => recipe.id === id)!);
  };
  const holds = (slugs: readonly string[], kind: string) =>
    slugs.some((slug) => [slug, ...INGREDIENT_INDEX.ancestors(slug).map((one) => one.slug)].includes(kind));

  test.each(['chicken', 'Chicken dinner', 'roast chicken', 'chicken thighs', 'chicken recipes'])(
    "'%s' finds only dishes with chicken, though eggs are also called chicken eggs",
    async (query) => {
      const recipes = await found(query);
      expect(recipes.length).toBeGreaterThan(5);
      const without = recipes.filter(
        ({ title, ingredients }: (typeof CATALOGUE.recipes)[number]) =>
          !/chicken|pollo|kip|\bdak/i.test(title) &&
          !ingredients.some(
            ({ ingredient }) => /chicken(?!-stock)/.test(ingredient) || holds([ingredient], 'chicken'),
          ),
      );
      expect(without.map(({ title }: { title: string }) => title)).toEqual([]);
    },
  );

  test("'kids' finds dishes for children, and no Kip", async () => {
    const recipes = await found('kids');
    expect(recipes.length).toBeGreaterThan(5);
    expect(recipes.filter(({ title }: { title: string }) => /\bkip\b/i.test(title))).toEqual([]);
  });

  test.each([
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgette'],
    ['cilantro', 'coriander-leaf'],
    ['jalapeno', 'jalapeno'],
  ])("'%s' finds dishes with %s", async (query, slug) => {
    const recipes = await found(query);
    expect(recipes.length).toBeGreaterThan(0);
    for (const { ingredients } of recipes.slice(0, 3))
      expect(ingredients.map(({ ingredient }: { ingredient: string }) => ingredient)).toContain(slug);
  });
});

import { FILTER_FLAGS } from '@larder/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp();
  const items = ['basmati rice', 'tomatoes', 'egg'].map((name) => ({
    ingredient_name: name,
    quantity: 1,
    unit: 'piece',
  }));
  await user.call('POST', '/pantry/bulk', { body: { items } });
});
afterAll(() => api.close());

type Found = { id: number; title: string; matchPercentage?: number }[];

async function search(kind: 'usersearch' | 'pantrysearch', parameters: Record<string, string> = {}) {
  const { status, body } = await user.call('GET', `/recipes/${kind}?${new URLSearchParams(parameters)}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as { recipes: Found; total: number };
}

/** All recipes by title, then id. */
const ALL = [5001, 3002, 1001, 6001, 6002, 3001, 5002, 2001, 1002];
const titleOf = (id: number) => SMALL_CATALOGUE.recipes.find((recipe) => recipe.id === id)?.title;

const titles = (found: Found) => found.map(({ title }) => title);

describe('plain search', () => {
  test('without words sorts by title, then id [CALL-07 DATA-26]', async () => {
    const { recipes, total } = await search('usersearch');
    expect(total).toBe(9);
    expect(recipes.map(({ id }) => id)).toEqual(ALL);
    expect(recipes.every((recipe) => !('matchPercentage' in recipe))).toBe(true);
  });

  test.each([
    { why: 'a word of the title', query: 'carbonara', finds: ['Carbonara'] },
    { why: 'any case', query: 'CARBONARA', finds: ['Carbonara'] },
    { why: 'a typo: an extra letter', query: 'biriyani', finds: ['Chicken Biryani'] },
    { why: 'a typo: a missing letter', query: 'carbonra', finds: ['Carbonara'] },
    { why: 'a typo: a wrong letter', query: 'rosotto', finds: ['Risotto'] },
    { why: 'a typo: two swapped', query: 'tcaos', finds: ['Tacos al Pastor'] },
    { why: 'the beginning of a word', query: 'bulg', finds: ['Bulgogi 100%'] },
    { why: 'the singular', query: 'taco', finds: ['Tacos al Pastor'] },
    { why: 'every word, wherever', query: 'rice salmon', finds: ['Salmon Bowl'] },
    { why: 'fillers do not count', query: 'bowl of the salmon', finds: ['Salmon Bowl'] },
    { why: 'without accents', query: 'jalapeno', finds: ['Tacos al Pastor'] },
    { why: 'another name of an ingredient', query: 'scallions', finds: ['Bulgogi 100%', 'Risotto'] },
    { why: 'the cuisine', query: 'italian', finds: ['Carbonara', 'Risotto'] },
    { why: 'the country', query: 'korea', finds: ['Bulgogi 100%', 'Salmon Bowl'] },
    {
      why: 'title hits come first, then recipes with more of it',
      query: 'rice',
      finds: ['Tomato Rice', 'Bulgogi 100%', 'Chicken Biryani', 'Salmon Bowl', 'Risotto'],
    },
    { why: 'a percent sign is a plain character', query: '%', finds: ['Bulgogi 100%'] },
    { why: 'an underscore too', query: '_', finds: [] },
    { why: 'a backslash too', query: '\\', finds: [] },
    { why: 'characters of the query language', query: "' & ! | ( ) : * <->", finds: [] },
    {
      why: 'a quote in a word',
      query: "tomato's rice",
      finds: ['Tomato Rice', 'Chicken Biryani', 'Risotto'],
    },
    { why: 'nothing like it', query: 'zzzzqqqq', finds: [] },
    {
      why: 'an ingredient beside an unknown word',
      query: 'zzzzqqqq rice',
      finds: ['Tomato Rice', 'Bulgogi 100%', 'Chicken Biryani', 'Salmon Bowl', 'Risotto'],
    },
    { why: 'an unknown word beside a wish', query: 'vegan zzzzqqqq', finds: [] },
    { why: 'only white space is no query', query: '   ', finds: ALL.map(titleOf) },
  ])('$why: $query', async ({ query, finds }) => {
    const { recipes, total } = await search('usersearch', { query });
    expect(titles(recipes)).toEqual(finds);
    expect(total).toBe(finds.length);
  });
});

describe('pantry search', () => {
  test('sorts by match, then fewest missing, then title [CALL-11]', async () => {
    const { recipes } = await search('pantrysearch');
    expect(recipes.map(({ title, matchPercentage }) => [title, matchPercentage])).toEqual([
      ['Tomato Rice', 100],
      ['Chicken Biryani', 67],
      ['Salmon Bowl', 67],
      ['Chocolate Mousse', 50],
      ['Risotto', 50],
      ['Bulgogi 100%', 33],
      ['Carbonara', 33],
      ['Tacos al Pastor', 33],
      ['Chocolate Mousse', 0],
    ]);
  });

  test('with words returns only matching recipes', async () => {
    const { recipes, total } = await search('pantrysearch', { query: 'mouse' });
    expect(total).toBe(2);
    expect(recipes.map(({ id, matchPercentage }) => [id, matchPercentage])).toEqual([
      [6001, 50],
      [6002, 0],
    ]);
  });

  test('with an empty pantry sorts by fewest missing, then title', async () => {
    const { call } = await api.signUp();
    const { body } = await call('GET', '/recipes/pantrysearch?limit=4');
    expect(body.data.recipes.map(({ title, matchPercentage }: Found[0]) => [title, matchPercentage])).toEqual(
      [
        ['Chocolate Mousse', 0],
        ['Chocolate Mousse', 0],
        ['Tomato Rice', 0],
        ['Bulgogi 100%', 0],
      ],
    );
  });
});

describe('filters', () => {
  const vegetarian = [6001, 6002, 3001, 1002];
  test.each([
    { filters: { vegetarian: 'true' }, ids: vegetarian },
    { filters: { vegan: 'true' }, ids: [1002] },
    { filters: { dairy_free: 'true' }, ids: [5001, 1001, 6001, 5002, 2001, 1002] },
    { filters: { egg_free: 'true' }, ids: [5001, 1001, 6002, 3001, 2001, 1002] },
    { filters: { has_chicken: 'true' }, ids: [1001] },
    { filters: { has_beef: 'true' }, ids: [5001] },
    { filters: { has_pork: 'true' }, ids: [3002, 2001] },
    { filters: { has_fish: 'true' }, ids: [5002] },
    { filters: { has_fish: 'true', has_beef: 'true' }, ids: [5001, 5002] },
    { filters: { no_chicken: 'true', no_beef: 'true', no_pork: 'true', no_fish: 'true' }, ids: vegetarian },
    { filters: { has_pork: 'true', no_pork: 'true' }, ids: [] },
    { filters: { vegetarian: 'false' }, ids: ALL },
    { filters: { countries: 'italy' }, ids: [3002, 3001] },
    { filters: { countries: 'korea,italy,korea' }, ids: [5001, 3002, 3001, 5002] },
    { filters: { countries: 'italy', has_pork: 'true', query: 'milk' }, ids: [3002] },
  ] as { filters: Record<string, string>; ids: number[] }[])(
    '$filters [CALL-10 DATA-21 DATA-22 DATA-23 PRODUCT-08]',
    async ({ filters, ids }) => {
      const plain = await search('usersearch', filters);
      expect(plain.recipes.map(({ id }) => id)).toEqual(ids);
      expect(plain.total).toBe(ids.length);
      const byPantry = await search('pantrysearch', filters);
      expect(new Set(byPantry.recipes.map(({ id }) => id))).toEqual(
        new Set(plain.recipes.map(({ id }) => id)),
      );
    },
  );

  test.each([
    'limit=0',
    'limit=101',
    'limit=05',
    'limit=1e1',
    'limit=%2B5',
    'limit=5&limit=6',
    'limit=',
    'offset=-1',
    'offset=1000001',
    'offset=0x1',
    'vegan=yes',
    'vegan=1',
    'countries=',
    'countries=atlantis',
    'countries=india,',
    'query=%00',
    `query=${'x'.repeat(101)}`,
  ])('rejects %s', async (query) => {
    for (const kind of ['usersearch', 'pantrysearch']) {
      const { status, body } = await user.call('GET', `/recipes/${kind}?${query}`);
      expect(status).toBe(400);
      expect(body.errors).toHaveLength(1);
      expect(body.errors[0].path).toBe(query.split('=', 1)[0]);
    }
  });
});

test('pages are a partition: every recipe is on exactly one', async () => {
  const flags = fc.subarray([...FILTER_FLAGS], { maxLength: 2 });
  const words = fc.constantFrom('', 'rice', 'tomato', 'mousse', 'chocolat', 'kroea');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('usersearch' as const, 'pantrysearch' as const),
      flags,
      words,
      fc.integer({ min: 1, max: 5 }),
      async (kind, set, query, limit) => {
        const filters = { query, ...Object.fromEntries(set.map((flag) => [flag, 'true'])) };
        const whole = await search(kind, { ...filters, limit: '100' });
        const ids = whole.recipes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(whole.total);
        const paged: number[] = [];
        for (let offset = 0; offset < whole.total + limit; offset += limit) {
          const page = await search(kind, { ...filters, limit: String(limit), offset: String(offset) });
          expect(page.total).toBe(whole.total);
          paged.push(...page.recipes.map(({ id }) => id));
        }
        expect(paged).toEqual(ids);
      },
    ),
    { numRuns: 40 },
  );
});

/** How kitchens measure what has no density of its own. */
const WEIGHED = { grams_per_ml: 1, metric: 'weight', us: 'weight' };

describe('details', () => {
  test('are complete [DATA-10 DATA-14 DATA-16 DATA-17 NUTRITION-03]', async () => {
    const { body } = await user.call('GET', '/recipes/1001/details');
    expect(body.data).toEqual({
      id: 1001,
      title: 'Chicken Biryani',
      english_title: null,
      allergens: [],
      country: 'india',
      thumbnail_url: null,
      prep_time: 10,
      cook_time: 20,
      waiting_time: 0,
      waiting_kind: null,
      total_time: 30,
      servings: 2,
      dietary: expect.objectContaining({ vegan: false, contains_chicken: true, contains_fish: false }),
      diets_against: [
        { diet: 'vegetarian', ingredients: ['chicken'] },
        { diet: 'vegan', ingredients: ['chicken'] },
      ],
      instructions: expect.stringMatching(/^1\. Cook it\.\s2\. Eat it\.$/),
      source_url: null,
      ingredients: [
        { ingredient_id: 1, name: 'rice', quantity: 1, unit: 'piece', notes: null, measure: WEIGHED },
        { ingredient_id: 5, name: 'chicken', quantity: 1, unit: 'piece', notes: null, measure: WEIGHED },
        { ingredient_id: 4, name: 'tomato', quantity: 1, unit: 'piece', notes: null, measure: WEIGHED },
      ],
      nutritional_info: {
        calories: 150,
        protein: 1.5,
        carbohydrates: 1.5,
        sugars: 0,
        fat: 1.5,
        saturates: 0,
        fibre: 0,
        salt: 0,
      },
    });
  });

  test.each([
    { why: 'a kind of rice covers rice', id: 1002, percent: 100, ids: [1, 4] },
    { why: 'in the order of the recipe', id: 5002, percent: 67, ids: [2, 6] },
    { why: 'nothing', id: 6002, percent: 0, ids: [] },
  ])('include what the pantry covers: $why [CALL-12 DATA-15]', async ({ id, percent, ids }) => {
    const { body } = await user.call('GET', `/recipes/${id}/details?hasPantry=true`);
    expect(body.data).toMatchObject({ matchPercentage: percent, matchingIngredientIDs: ids });
  });

  test('rice substitutes for basmati rice, with a note [MATCH-07]', async () => {
    const { call } = await api.signUp();
    await call('POST', '/pantry/1');
    const { body } = await call('GET', '/recipes/5002/details?hasPantry=true');
    expect(body.data.matchingIngredientIDs).toEqual([2]);
    const basmati = body.data.ingredients.find(({ name }: { name: string }) => name === 'basmati rice');
    expect(basmati).toMatchObject({
      coverage: 'have',
      lacking: null,
      stand_in: { name: 'rice', note: 'Any rice will do.' },
    });
  });

  test('basmati rice does not substitute where only rice will do', async () => {
    const { call } = await api.signUp();
    await call('POST', '/pantry/2');
    const { body } = await call('GET', '/recipes/1002/details?hasPantry=true');
    expect(body.data.ingredients[0]).toMatchObject({ name: 'rice', coverage: 'have', stand_in: null });
  });

  test('adding a short ingredient adds the missing amount [MATCH-06]', async () => {
    const { call } = await api.signUp();
    const items = [{ ingredient_name: 'rice', quantity: 50, unit: 'g' }];
    await call('POST', '/pantry/bulk', { body: { items } });
    expect((await call('POST', '/pantry/1')).body.data).toMatchObject({ quantity: 50, unit: 'g' });
    const more = await call('POST', '/pantry/1?recipe_id=1001');
    expect([more.status, more.body.data.quantity, more.body.data.unit]).toEqual([200, 100, 'g']);
    expect((await call('POST', '/pantry/1?recipe_id=1001')).body.data.quantity).toBe(100);
    const { body } = await call('GET', '/recipes/1001/details?hasPantry=true');
    expect(body.data.matchingIngredientIDs).toEqual([1]);
    expect((await call('POST', '/pantry/1?recipe_id=999')).status).toBe(404);
    expect((await call('POST', '/pantry/1?recipe_id=0')).status).toBe(400);
  });

  test('include available and missing amounts, by amount and by presence [MATCH-02]', async () => {
    const { call } = await api.signUp();
    const items = [{ ingredient_name: 'rice', quantity: 50, unit: 'g' }];
    await call('POST', '/pantry/bulk', { body: { items } });
    const { body } = await call('GET', '/recipes/1001/details?hasPantry=true');
    expect(body.data).toMatchObject({
      matchPercentage: 0,
      presencePercentage: 33,
      matchingIngredientIDs: [],
      ingredients: [
        {
          coverage: 'short',
          available: { quantity: 50, unit: 'g' },
          lacking: { quantity: 1, unit: 'piece' },
        },
        { coverage: 'missing', available: null, lacking: { quantity: 1, unit: 'piece' } },
        { coverage: 'missing' },
      ],
    });
  });

  test.each([
    { id: '999', status: 404 },
    { id: '0', status: 400 },
    { id: 'x', status: 400 },
    { id: '1001x', status: 400 },
    { id: '1001?hasPantry=1', status: 404 },
  ])('of $id give $status', async ({ id, status }) => {
    const [path, query] = id.split('?');
    const answer = await user.call('GET', `/recipes/${path}/details${query ? `?${query}` : ''}`);
    expect(answer.status).toBe(query ? 400 : status);
  });
});

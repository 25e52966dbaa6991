import { MESSAGES } from '@larder/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await sharedApi();
});

/** The pantry of a new user who typed these names. */
async function kept(...typed: readonly string[]): Promise<string[]> {
  user = await api.signUp();
  const items = typed.map((ingredient_name) => ({ ingredient_name, quantity: 1, unit: 'piece' }));
  const { status, body } = await user.call('POST', '/pantry/bulk', { body: { items } });
  expect(status).toBe(201);
  return body.data.pantryItems.map((item: { ingredients: { name: string } }) => item.ingredients.name);
}

test("a misspelled name kept on purpose becomes the cook's own [ADDING-15]", async () => {
  user = await api.signUp();
  const items = [
    { ingredient_name: 'tumeric', quantity: 1, unit: 'g', keep_name: true },
    { ingredient_name: 'brocolli', quantity: 1, unit: 'g' },
    { ingredient_name: 'Ground turmeric', quantity: 1, unit: 'g', keep_name: true },
  ];
  const { body } = await user.call('POST', '/pantry/bulk', { body: { items } });
  const named = body.data.pantryItems.map(
    ({ ingredients, quantity }: { ingredients: { name: string }; quantity: number }) =>
      `${ingredients.name} ${quantity}`,
  );
  expect(named).toEqual(['tumeric 1', 'broccoli 1', 'turmeric 1']);
});

describe('a name typed into the pantry', () => {
  test.each([
    ['2 red onions, finely chopped', 'red onion'],
    ['brocolli', 'broccoli'],
    ['Egg plants', 'aubergine'],
    ['dragon fruit ice cream', 'dragon fruit ice cream'],
    ['smoked unicorn', 'smoked unicorn'],
    ['Smen', 'Smen'],
    ['ice', 'ice'],
  ])('%s is stored as %s', async (typed, name) => expect(await kept(typed)).toEqual([name]));

  test('two spellings of one ingredient are one item', async () => {
    expect(await kept('tumeric', 'Ground turmeric')).toEqual(['turmeric']);
  });

  test('an own name stays, however close to one in the catalogue', async () => {
    expect(await kept('batter')).toEqual(['batter']);
    const items = [{ ingredient_name: 'Batters', quantity: 1, unit: 'piece' }];
    const { body } = await user.call('POST', '/pantry/bulk', { body: { items } });
    expect(body.data.pantryItems[0].ingredients.name).toBe('batter');
    expect(body.data.pantryItems[0].quantity).toBe(2);
  });
});

describe('an amount in a name', () => {
  const added = async (
    ...items: readonly { ingredient_name: string; quantity: number | null; unit: string }[]
  ) => {
    user = await api.signUp();
    const { body } = await user.call('POST', '/pantry/bulk', { body: { items } });
    return body.data.pantryItems.map(
      ({ ingredients, quantity, unit }: { ingredients: { name: string }; quantity: number; unit: string }) =>
        `${ingredients.name} ${quantity} ${unit}`,
    );
  };
  test.each([
    ['2 tins of chopped tomatoes', 'tinned tomatoes 2 can'],
    ['500g Amul butter', 'butter 500 g'],
    ['a dozen eggs', 'egg 12 piece'],
    ['Milk 2L', 'milk 2 l'],
  ])('%s is taken as %s', async (ingredient_name, stored) =>
    expect(await added({ ingredient_name, quantity: null, unit: 'piece' })).toEqual([stored]),
  );

  test.each([
    [2, 'piece', 'bell pepper 2 piece'],
    [20, 'g', 'black pepper 20 g'],
    [null, 'piece', 'black pepper null piece'],
  ])('%s %s of pepper are %s', async (quantity, unit, stored) =>
    expect(await added({ ingredient_name: 'pepper', quantity, unit })).toEqual([stored]),
  );

  test('counts for less than the amount beside it', async () => {
    expect(await added({ ingredient_name: '2 red onions', quantity: 3, unit: 'piece' })).toEqual([
      'red onion 3 piece',
    ]);
  });
});

test('ingredients are suggested by any name, the most used first', async () => {
  user = await api.signUp();
  const suggest = async (query: string) => {
    const { body } = await user.call('GET', `/ingredients/suggestions?query=${encodeURIComponent(query)}`);
    return body.data.suggestions.map(
      ({ name, matched }: { name: string; matched: string | null }) => matched ?? name,
    );
  };
  expect((await suggest('zucch'))[0]).toBe('zucchini');
  expect((await suggest('sal'))[0]).toBe('sal');
  expect((await suggest('gar'))[0]).toBe('garlic');
  expect(await suggest('z')).toEqual([]);
  await user.call('POST', '/pantry/bulk', {
    body: { items: [{ ingredient_name: 'Zorro mix', quantity: 1, unit: 'piece' }] },
  });
  expect(await suggest('zorr')).toEqual(['Zorro mix']);
});

describe('an invisible name', () => {
  const NAMES = [
    { why: 'white space', name: ' \u00a0 ', says: 'is required' },
    { why: 'a zero-width character', name: '\u200b', says: MESSAGES.nameUnseen },
    { why: 'a filler', name: '\u3164', says: MESSAGES.nameUnseen },
    { why: 'blank Braille', name: '\u2800', says: MESSAGES.nameUnseen },
    { why: 'an accent alone', name: '\u0301', says: MESSAGES.nameUnseen },
    { why: 'NUL', name: 'egg\u0000', says: MESSAGES.nameControls },
    { why: 'NUL alone', name: '\u0000', says: MESSAGES.nameControls },
    { why: 'a direction override', name: 'soup \u202egnorw', says: MESSAGES.nameControls },
    { why: 'an isolate', name: '\u2067onion', says: MESSAGES.nameControls },
    { why: 'a lone surrogate', name: 'egg \ud800', says: MESSAGES.nameControls },
  ];
  beforeAll(async () => {
    user = await api.signUp();
  });

  test.each(NAMES)('is rejected for a list: $why', async ({ name, says }) => {
    const { status, body } = await user.call('POST', '/lists', { body: { name } });
    const message = says === 'is required' ? MESSAGES.listNameRequired : says;
    expect([status, body.errors]).toEqual([400, [{ path: '/name', message }]]);
  });

  test.each(NAMES)('is rejected for an ingredient: $why', async ({ name, says }) => {
    const message = says === 'is required' ? 'Ingredient name is required' : says;
    const added = await user.call('POST', '/pantry/bulk', {
      body: { items: [{ ingredient_name: name, quantity: 1, unit: 'g' }] },
    });
    expect([added.status, added.body.errors]).toEqual([400, [{ path: '/items/0/ingredient_name', message }]]);
    const dust = { ingredient_name: 'moon dust', quantity: 1, unit: 'g' };
    const { body } = await user.call('POST', '/pantry/bulk', { body: { items: [dust] } });
    const renamed = await user.call('PUT', `/pantry/${body.data.pantryItems[0].id}`, {
      body: { ingredient_name: name },
    });
    expect([renamed.status, renamed.body.errors]).toEqual([400, [{ path: '/ingredient_name', message }]]);
  });

  test.each(['व्यंजन', 'நெய்', '👩‍🍳 ❤️', 'שקשוקה\u200f!', '🍅'])('is not %s', async (name) => {
    const { status, body } = await user.call('POST', '/lists', { body: { name } });
    expect([status, body.data.name]).toEqual([201, name]);
  });
});

test('accepts 500 long names of any script at once', async () => {
  const items = Array.from({ length: 500 }, (_, at) => ({
    ingredient_name: `${'김치찌개'.repeat(24)}${at}`,
    quantity: 1,
    unit: 'piece',
    keep_name: true,
  }));
  user = await api.signUp();
  expect(Buffer.byteLength(JSON.stringify({ items }))).toBeGreaterThan(65_536);
  const { status, body } = await user.call('POST', '/pantry/bulk', { body: { items } });
  expect([status, body.data.pantryItems.length]).toEqual([201, 500]);
});

test('finds recipes by other names of an ingredient', async () => {
  user = await api.signUp();
  const search = async (query: string) => {
    const { body } = await user.call('GET', `/recipes/usersearch?query=${encodeURIComponent(query)}`);
    return body.data.total as number;
  };
  expect(await search('2 large brinjals, diced')).toBe(await search('aubergine'));
  expect(await search('2 large brinjals, diced')).toBeGreaterThan(0);
});

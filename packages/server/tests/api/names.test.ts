import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
    ['smoked mackerel', 'smoked mackerel'],
    ['Kefir', 'Kefir'],
    ['ice', 'ice'],
  ])('%s is stored as %s', async (typed, name) => expect(await kept(typed)).toEqual([name]));

  test('two spellings of one ingredient are one item', async () => {
    expect(await kept('tumeric', 'Ground turmeric')).toEqual(['turmeric']);
  });

  test('an own name stays, however close to one of the catalogue', async () => {
    expect(await kept('batter')).toEqual(['batter']);
    const items = [{ ingredient_name: 'Batters', quantity: 1, unit: 'piece' }];
    const { body } = await user.call('POST', '/pantry/bulk', { body: { items } });
    expect(body.data.pantryItems[0].ingredients.name).toBe('batter');
    expect(body.data.pantryItems[0].quantity).toBe(2);
  });
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

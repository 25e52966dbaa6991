import type { Catalogue } from '@larder/catalogue';
import type { Recipe } from '@larder/domain/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** Minutes of prep, cooking and waiting for some; the others take 10 + 20. */
const TIMES: Readonly<Record<string, Partial<Recipe>>> = {
  'Tomato Rice': { prepTime: 20, cookTime: 20, waitingTime: 120, waitingKind: 'soaking' },
  'Salmon Bowl': { prepTime: 15, cookTime: 0, englishTitle: 'Salmon on rice' },
  Carbonara: { prepTime: 5, cookTime: 10 },
};

const catalogue: Catalogue = {
  ...SMALL_CATALOGUE,
  recipes: SMALL_CATALOGUE.recipes.map((recipe) => ({ ...recipe, ...TIMES[recipe.title] })),
};

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue });
  user = await api.signUp();
  const items = ['basmati rice', 'tomatoes', 'egg'].map((name) => ({
    ingredient_name: name,
    quantity: 1,
    unit: 'piece',
  }));
  await user.call('POST', '/pantry/bulk', { body: { items } });
});
afterAll(() => api.close());

async function search(path: string) {
  const { status, body } = await user.call('GET', `/recipes/${path}`);
  expect(status).toBe(200);
  return body.data as { recipes: Record<string, unknown>[]; total: number };
}
const titles = async (path: string) => (await search(path)).recipes.map(({ title }) => title);

describe('a card', () => {
  test('has all its times and both its names', async () => {
    const [tomatoRice] = (await search('usersearch?query=tomato rice&limit=1')).recipes;
    expect(tomatoRice).toMatchObject({
      prep_time: 20,
      cook_time: 20,
      waiting_time: 120,
      waiting_kind: 'soaking',
      total_time: 160,
      english_title: null,
    });
    const [salmon] = (await search('usersearch?query=salmon')).recipes;
    expect(salmon).toMatchObject({
      waiting_time: 0,
      waiting_kind: null,
      total_time: 15,
      english_title: 'Salmon on rice',
    });
  });

  test('agrees with the recipe [TIMES-04]', async () => {
    for (const card of (await search('usersearch')).recipes) {
      const { body } = await user.call('GET', `/recipes/${card['id']}/details`);
      const times = ['prep_time', 'cook_time', 'waiting_time', 'waiting_kind', 'total_time', 'english_title'];
      for (const one of times) expect([one, body.data[one]]).toEqual([one, card[one]]);
    }
  });

  test('lists what is missing, three things by name', async () => {
    const { recipes } = await search('pantrysearch');
    const missing = Object.fromEntries(recipes.map(({ title, missing: what }) => [title, what]));
    expect(missing).toMatchObject({
      'Tomato Rice': { count: 0, names: [] },
      'Chicken Biryani': { count: 1, names: ['chicken'] },
      Carbonara: { count: 2, names: ['bacon', 'milk'] },
    });
  });

  test('distinguishes too little of something from none [MATCH-14]', async () => {
    const cook = await api.signUp();
    const carbonara = async () =>
      (await cook.call('GET', '/recipes/pantrysearch?query=carbonara')).body.data.recipes[0];
    const { id } = await carbonara();
    const { body } = await cook.call('GET', `/recipes/${id}/details`);
    const [first] = body.data.ingredients;
    const items = [{ ingredient_name: first.name, quantity: 1, unit: 'g' }];
    await cook.call('POST', '/pantry/bulk', { body: { items } });
    const { missing } = await carbonara();
    expect(missing.short).toHaveLength(1);
    expect([missing.short, missing.names.length]).toEqual([[missing.names[0]], missing.count]);
    const page = await cook.call('GET', `/recipes/${id}/details?hasPantry=true`);
    expect(page.body.data.ingredients[0].coverage).toBe('short');
  });

  test('omits that for a cook without a pantry', async () => {
    expect((await search('usersearch')).recipes.every((card) => !('missing' in card))).toBe(true);
  });

  test('agrees on a list [TIMES-04]', async () => {
    const { body } = await user.call('POST', '/lists', { body: { name: 'Soon' } });
    await user.call('POST', `/lists/${body.data.id}/recipes`, { body: { recipe_id: 3002 } });
    const list = await user.call('GET', `/lists/${body.data.id}/recipes`);
    expect(list.body.data.recipes[0]).toMatchObject({ total_time: 15, missing: { count: 2 } });
  });
});

describe('the maximum time', () => {
  test('applies to the total, including waiting [TIMES-05]', async () => {
    expect(await search('usersearch?max_total_time=15')).toMatchObject({ total: 2 });
    expect(await titles('usersearch?max_total_time=15')).toEqual(['Carbonara', 'Salmon Bowl']);
    expect(await titles('pantrysearch?max_total_time=15')).toEqual(['Salmon Bowl', 'Carbonara']);
    expect(await titles('pantrysearch?max_total_time=159')).not.toContain('Tomato Rice');
    expect(await titles('pantrysearch?max_total_time=160')).toContain('Tomato Rice');
    expect(await titles('usersearch?query=rice&max_total_time=15')).toEqual(['Salmon Bowl']);
  });
});

describe('the maximum to buy', () => {
  test('counts missing ingredients [TIMES-06]', async () => {
    expect(await titles('pantrysearch?max_missing=0')).toEqual(['Tomato Rice']);
    expect(await titles('pantrysearch?max_missing=1&query=chocolate')).toEqual(['Chocolate Mousse']);
    expect(await search('pantrysearch?max_missing=1')).toMatchObject({ total: 4 });
  });

  test('does not apply to plain search', async () => {
    expect(await search('usersearch?max_missing=0')).toMatchObject({ total: 9 });
  });
});

describe('quickest first', () => {
  test('then best match, then title', async () => {
    const { recipes } = await search('pantrysearch?sort=time');
    expect(recipes.map(({ title, total_time: total }) => [title, total])).toEqual([
      ['Salmon Bowl', 15],
      ['Carbonara', 15],
      ['Chicken Biryani', 30],
      ['Chocolate Mousse', 30],
      ['Risotto', 30],
      ['Bulgogi 100%', 30],
      ['Tacos al Pastor', 30],
      ['Chocolate Mousse', 30],
      ['Tomato Rice', 160],
    ]);
  });

  test('without a pantry then title, with or without words', async () => {
    expect(await titles('usersearch?sort=time&limit=3')).toEqual([
      'Carbonara',
      'Salmon Bowl',
      'Bulgogi 100%',
    ]);
    expect(await titles('usersearch?sort=time&query=rice')).toEqual([
      'Salmon Bowl',
      'Bulgogi 100%',
      'Chicken Biryani',
      'Risotto',
      'Tomato Rice',
    ]);
  });

  test.each(['usersearch', 'pantrysearch'])('%s has each recipe on one page [TIMES-07]', async (kind) => {
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, offset) => search(`${kind}?sort=time&limit=1&offset=${offset}`)),
    );
    const ids = pages.flatMap(({ recipes }) => recipes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
    expect(pages.every(({ total }) => total === 9)).toBe(true);
  });
});

test.each(['max_total_time=0', 'max_total_time=soon', 'max_missing=-1', 'sort=price'])(
  '%s is rejected',
  async (query) => {
    expect(await user.call('GET', `/recipes/pantrysearch?${query}`)).toMatchObject({ status: 400 });
  },
);

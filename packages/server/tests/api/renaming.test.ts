import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';

interface Item {
  readonly id: string;
  readonly ingredient_id: number;
  readonly quantity: number | null;
  readonly unit: string;
  readonly expiry_date: string | null;
  readonly ingredients: { readonly name: string };
}

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.signUp();
});

async function add(...items: readonly object[]): Promise<Item[]> {
  const { status, body } = await user.call('POST', '/pantry/bulk', { body: { items } });
  expect(status).toBe(201);
  return body.data.pantryItems as Item[];
}

const own = (ingredient_name: string, more: object = {}) => ({
  ingredient_name,
  quantity: 1,
  unit: 'can',
  keep_name: true,
  ...more,
});

const rename = (id: string | undefined, ingredient_name: string, more: object = {}) =>
  user.call('PUT', `/pantry/${id}`, { body: { quantity: 1, unit: 'can', ingredient_name, ...more } });

/** The pantry, as 'name quantity unit'. */
async function stock(): Promise<string[]> {
  const { pantryItems } = (await user.call('GET', '/pantry')).body.data as { pantryItems: Item[] };
  return pantryItems.map(({ ingredients, quantity, unit }) => `${ingredients.name} ${quantity} ${unit}`);
}

const ownNames = async () =>
  (await user.call('GET', '/account/export')).body.data.own_ingredients as string[];

test('an own ingredient is renamed in all of its batches, and back', async () => {
  const [cold] = await add(own('moon dust', { storage: 'fridge' }), own('moon dust'));
  const { status, body } = await rename(cold?.id, '  Star   dust ');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: cold?.id,
    ingredient_id: cold?.ingredient_id,
    ingredients: { name: 'Star dust' },
  });
  expect(await stock()).toEqual(['Star dust 1 can', 'Star dust 1 can']);
  expect(await ownNames()).toEqual(['Star dust']);
  expect((await rename(cold?.id, 'star Dust')).body.data.ingredients.name).toBe('star Dust');
  expect((await rename(cold?.id, 'moon dust')).status).toBe(200);
  expect(await stock()).toEqual(['moon dust 1 can', 'moon dust 1 can']);
});

test('a name in the catalogue turns it into that ingredient: equal batches are summed, and the typo is deleted', async () => {
  const [known, slip, cold] = await add(
    { ingredient_name: 'coconut milk', quantity: 2, unit: 'can' },
    own('coconut mlk'),
    own('coconut mlk', { storage: 'fridge' }),
  );
  const { status, body } = await rename(slip?.id, 'Coconut Milk', { quantity: 3 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: slip?.id,
    ingredient_id: known?.ingredient_id,
    quantity: 5,
    expiry_date: known?.expiry_date,
    ingredients: { name: 'coconut milk' },
  });
  expect(await stock()).toHaveLength(2);
  expect(await ownNames()).toEqual([]);
  const { pantryItems } = (await user.call('GET', '/pantry')).body.data as { pantryItems: Item[] };
  expect(pantryItems.find(({ id }) => id === cold?.id)).toMatchObject({
    ingredient_id: known?.ingredient_id,
  });
});

test("another own ingredient's name merges the two", async () => {
  const [dust, stars] = await add(own('moon dust'), own('star dust'));
  expect((await rename(dust?.id, 'Star Dust')).body.data).toMatchObject({
    ingredient_id: stars?.ingredient_id,
    quantity: 2,
  });
  expect(await stock()).toEqual(['star dust 2 can']);
  expect(await ownNames()).toEqual(['star dust']);
});

describe('what was removed before its ingredient was renamed', () => {
  const inFridge = { quantity: 7, unit: 'oz', storage: 'fridge', expiry_date: '2035-05-31' };
  const restore = async (id: string | undefined) =>
    (await user.call('POST', '/pantry/restore', { body: { ids: [id] } })).body.data.pantryItems as Item[];

  test.each(['coconut milk', 'moon milk', 'star milk'])(
    "returns as '%s', with its unit, amount and date, however often that is asked for",
    async (name) => {
      const [slip, cold] = await add(own('coconut mlk'), own('coconut mlk', inFridge), own('star milk'));
      await user.call('DELETE', `/pantry/${cold?.id}`);
      await rename(slip?.id, name);
      const restored = await restore(cold?.id);
      expect(restored.find(({ id }) => id === cold?.id)).toMatchObject({
        ...inFridge,
        ingredients: { name },
      });
      expect(await restore(cold?.id)).toEqual(restored);
      expect((await stock()).filter((line) => line.startsWith('coconut mlk'))).toEqual([]);
      expect(await stock()).toContain(`${name} 7 oz`);
    },
  );

  test('is summed with what it is one batch with now, and that is undone as one', async () => {
    const [known, slip, same] = await add(
      { ingredient_name: 'coconut milk', ...inFridge },
      own('coconut mlk'),
      own('coconut mlk', { ...inFridge, quantity: 2 }),
    );
    await user.call('DELETE', `/pantry/${same?.id}`);
    await rename(slip?.id, 'coconut milk');
    await restore(same?.id);
    const both = ['coconut milk 1 can', 'coconut milk 9 oz'];
    expect((await stock()).toSorted()).toEqual(both);
    await user.call('DELETE', `/pantry/${known?.ingredient_id}`);
    expect(await stock()).toEqual([]);
    await restore(String(known?.ingredient_id));
    expect((await stock()).toSorted()).toEqual(both);
  });

  test('is dated as the others were if it had no date', async () => {
    const [slip, undated] = await add(own('coconut mlk'), own('coconut mlk', { storage: 'fridge' }));
    await user.call('DELETE', `/pantry/${undated?.id}`);
    await rename(slip?.id, 'coconut milk');
    const restored = (await restore(undated?.id)).find(({ id }) => id === undated?.id);
    const [known] = await add({
      ingredient_name: 'coconut milk',
      quantity: 3,
      unit: 'oz',
      storage: 'fridge',
    });
    expect(restored?.expiry_date).toBe(known?.expiry_date);
  });

  test('returns under the new name also if an older version removed it', async () => {
    const [slip, cold, other] = await add(own('coconut mlk'), own('coconut mlk', inFridge), own('moon dust'));
    await user.call('DELETE', `/pantry/${cold?.id}`);
    await api.database.pool.query('delete from pantry_deeds');
    await user.call('DELETE', `/pantry/${other?.id}`);
    await rename(slip?.id, 'coconut milk');
    expect((await restore(cold?.id)).find(({ id }) => id === cold?.id)).toMatchObject({
      ...inFridge,
      ingredients: { name: 'coconut milk' },
    });
  });

  test('returns under the name that a second rename has given it', async () => {
    const [slip, cold] = await add(own('coconut mlk'), own('coconut mlk', inFridge), own('star milk'));
    await user.call('DELETE', `/pantry/${cold?.id}`);
    await rename(slip?.id, 'star milk');
    const star = (await user.call('GET', '/pantry')).body.data.pantryItems[0] as Item;
    await rename(star.id, 'coconut milk');
    await restore(cold?.id);
    expect(await stock()).toContain('coconut milk 7 oz');
  });
});

test('what was one batch when it was renamed is all renamed, whatever is undone before that', async () => {
  const [near, far] = await add(own('coconut mlk'), own('coconut mlk', { quantity: 2, storage: 'fridge' }));
  const { body } = await user.call('PUT', `/pantry/${near?.id}`, { body: { storage: 'fridge' } });
  expect(body.data).toMatchObject({ quantity: 3, joined_id: far?.id });
  expect((await rename(near?.id, 'coconut milk', { quantity: 3 })).status).toBe(200);
  expect((await user.call('POST', '/pantry/restore', { body: { ids: [body.data.undo_id] } })).status).toBe(
    200,
  );
  expect(await stock()).toEqual(['coconut milk 1 can', 'coconut milk 2 can']);
});

test('a catalogue ingredient cannot be renamed, and nothing else of that change is applied [ADDING-17]', async () => {
  const [milk] = await add({ ingredient_name: 'coconut milk', quantity: 2, unit: 'can' });
  const refused = await rename(milk?.id, 'moon milk', { quantity: 7 });
  expect(refused.status).toBe(403);
  expect(refused.body.detail).toBe('Only an ingredient that you have named yourself can be renamed.');
  expect(await stock()).toEqual(['coconut milk 2 can']);
  expect((await rename(milk?.id, 'Coconut milk', { quantity: 7 })).body.data.quantity).toBe(7);
});

test('a merge above the maximum is rejected, and both stay', async () => {
  const [dust] = await add(
    own('moon dust', { storage: 'fridge' }),
    own('moon dust', { quantity: 1_000_000 }),
    own('star dust'),
  );
  expect((await rename(dust?.id, 'star dust')).status).toBe(400);
  expect(await stock()).toHaveLength(3);
});

test("another cook's ingredient is not renamed", async () => {
  const [dust] = await add(own('moon dust'));
  const first = user;
  user = await api.signUp();
  expect((await rename(dust?.id, 'mine now')).status).toBe(404);
  user = first;
  expect(await stock()).toEqual(['moon dust 1 can']);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const HOUR = 60 * 60 * 1000;

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

async function answered(status: number, ...call: Parameters<User['call']>) {
  const answer = await user.call(...call);
  expect([call[1], answer.status]).toEqual([call[1], status]);
  return answer.body;
}

interface Item {
  id: string;
  ingredient_id: number;
  quantity: number | null;
  unit: string;
  expiry_date: string | null;
}
const pantry = async (): Promise<Item[]> => (await answered(200, 'GET', '/pantry')).data.pantryItems;
const add = (ingredient_name: string, quantity: number | null, unit: string) =>
  answered(201, 'POST', '/pantry/bulk', { body: { items: [{ ingredient_name, quantity, unit }] } });
const remove = (id: string | number) => answered(204, 'DELETE', `/pantry/${id}`);
const restore = (...ids: string[]) => answered(200, 'POST', '/pantry/restore', { body: { ids } });

describe('a removed pantry item', () => {
  test('is restored with its id, amount and date, once however often requested [UNDO-02]', async () => {
    await add('rice', 500, 'g');
    await add('moon cheese', null, 'piece');
    const [first] = await pantry();
    await answered(200, 'PUT', `/pantry/${first!.id}`, {
      body: { quantity: 3, unit: 'piece', expiry_date: '2030-05-31' },
    });
    const before = await pantry();
    for (const { id } of before) await remove(id);
    expect(await pantry()).toEqual([]);

    const { data } = await restore(...before.map(({ id }) => id));
    expect(data.pantryItems.map(({ id }: Item) => id).toSorted()).toEqual(
      before.map(({ id }) => id).toSorted(),
    );
    expect(await pantry()).toEqual(before);
    await restore(before[0]!.id);
    expect(await pantry()).toEqual(before);
  });

  test('is restored with everything removed with it by ingredient', async () => {
    await add('rice', 500, 'g');
    await add('rice', 2, 'cup');
    const before = await pantry();
    expect(before).toHaveLength(2);
    await remove(before[0]!.ingredient_id);
    expect(await pantry()).toEqual([]);
    await restore(String(before[0]!.ingredient_id));
    expect(await pantry()).toEqual(before);
  });

  test('is restored in full if the ingredient was added and removed again meanwhile [UNDO-26]', async () => {
    await add('rice', 500, 'g');
    await add('rice', 2, 'cup');
    const before = await pantry();
    const { ingredient_id: id } = before[0]!;
    await remove(id);
    await answered(201, 'POST', `/pantry/${id}`);
    await remove(id);
    await restore(String(id));
    expect(await pantry()).toEqual(expect.arrayContaining(before));
  });

  test('is added to what was added meanwhile', async () => {
    await add('rice', 500, 'g');
    const [rice] = await pantry();
    await remove(rice!.id);
    await add('rice', 1, 'kg');
    await restore(rice!.id);
    const after = await pantry();
    expect(after.map(({ quantity, unit }) => (unit === 'kg' ? 1000 * quantity! : quantity))).toEqual([1500]);
  });

  test('is restored as of its last removal', async () => {
    await add('rice', 500, 'g');
    const [rice] = await pantry();
    await remove(rice!.id);
    await restore(rice!.id);
    await answered(200, 'PUT', `/pantry/${rice!.id}`, { body: { quantity: 20, unit: 'g' } });
    await remove(rice!.id);
    await restore(rice!.id);
    expect(await pantry()).toEqual([{ ...rice, quantity: 20 }]);
  });

  test('is restored in full or not at all, for a day and no longer [UNDO-02]', async () => {
    await add('rice', 500, 'g');
    const [rice] = await pantry();
    await remove(rice!.id);
    const unknown = '01976b0e-5a10-7c3e-9a55-0242ac120002';
    await answered(404, 'POST', '/pantry/restore', { body: { ids: [rice!.id, unknown] } });
    expect(await pantry()).toEqual([]);
    api.pass(25 * HOUR);
    user = await api
      .call('POST', '/auth/login', { body: { username: user.username, password: 'correct horse' } })
      .then(({ body }) => ({ ...user, call: api.as(body.data.access_token) }));
    const { detail } = await answered(404, 'POST', '/pantry/restore', { body: { ids: [rice!.id] } });
    expect(detail).toBe('This can no longer be brought back: what you remove is kept for a day.');
  });

  test('is restored only for its own cook', async () => {
    await add('rice', 500, 'g');
    const [rice] = await pantry();
    await remove(rice!.id);
    const other = await api.signUp();
    const ids = [rice!.id, String(rice!.ingredient_id)];
    for (const id of ids) {
      expect((await other.call('POST', '/pantry/restore', { body: { ids: [id] } })).status).toBe(404);
    }
    expect((await other.call('GET', '/pantry')).body.data.pantryItems).toEqual([]);
  });
});

describe('a deleted list', () => {
  const make = async (name: string): Promise<string> =>
    (await answered(201, 'POST', '/lists', { body: { name, description: 'Slow' } })).data.id;
  const recipes = async (id: string): Promise<number[]> =>
    (await answered(200, 'GET', `/lists/${id}/recipes`)).data.recipes.map(
      (recipe: { id: number }) => recipe.id,
    );
  const save = async (id: string, ...ids: number[]) => {
    for (const recipe_id of ids) {
      await answered(201, 'POST', `/lists/${id}/recipes`, { body: { recipe_id } });
      api.pass(1_000);
    }
  };

  test('is restored with its recipes in order [UNDO-06]', async () => {
    const id = await make('Sunday pots');
    await save(id, 2001, 1001, 1002);
    const before = await answered(200, 'GET', '/lists');
    await answered(204, 'DELETE', `/lists/${id}`);
    const { data } = await answered(200, 'POST', `/lists/${id}/restore`);
    expect(data).toMatchObject({ id, name: 'Sunday pots', description: 'Slow', recipe_count: 3 });
    expect(await answered(200, 'GET', '/lists')).toEqual(before);
    expect(await recipes(id)).toEqual([1002, 1001, 2001]);
    expect((await answered(200, 'POST', `/lists/${id}/restore`)).data).toEqual(data);
  });

  test("does not take another list's name", async () => {
    const id = await make('Sunday pots');
    await answered(204, 'DELETE', `/lists/${id}`);
    await make('Sunday pots');
    const { detail } = await answered(409, 'POST', `/lists/${id}/restore`);
    expect(detail).toBe('A list with this name already exists');
  });

  test('of another cook is not found', async () => {
    const id = await make('Sunday pots');
    await answered(204, 'DELETE', `/lists/${id}`);
    const stolen = await (await api.signUp()).call('POST', `/lists/${id}/restore`);
    expect(stolen.status).toBe(404);
  });

  test('is separate from a recipe removed from a list, which returns to its place [UNDO-07]', async () => {
    const id = await make('Sunday pots');
    await save(id, 2001, 1001, 1002);
    await answered(204, 'DELETE', `/lists/${id}/recipes/1001`);
    expect(await recipes(id)).toEqual([1002, 2001]);
    for (let time = 0; time < 2; time += 1) {
      await answered(200, 'POST', `/lists/${id}/recipes/1001/restore`);
      expect(await recipes(id)).toEqual([1002, 1001, 2001]);
    }
    const { detail } = await answered(404, 'POST', `/lists/${id}/recipes/1002/restore`);
    expect(detail).toBe('This recipe can no longer be brought back: what you remove is kept for a day.');
  });
});

test('a simultaneous removal and restore of a recipe are serialised', async () => {
  const [list] = (await answered(200, 'GET', '/lists')).lists;
  const [recipe] = (await answered(200, 'GET', '/recipes/usersearch?limit=1')).data.recipes;
  const entry = `/lists/${list.id}/recipes`;
  const put = () => answered(201, 'POST', entry, { body: { recipe_id: recipe.id } });
  for (let round = 0; round < 40; round += 1) {
    await put();
    await answered(204, 'DELETE', `${entry}/${recipe.id}`);
    await put();
    const both = await Promise.all([
      user.call('DELETE', `${entry}/${recipe.id}`),
      user.call('POST', `${entry}/${recipe.id}/restore`),
    ]);
    expect(both.map(({ status }) => status)).toEqual([204, 200]);
    await user.call('DELETE', `${entry}/${recipe.id}`);
  }
});

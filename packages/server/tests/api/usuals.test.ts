import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { inDays, planningCook } from './planning-cook.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi();
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
const bulk = (names: readonly string[], more: object = {}, headers: Record<string, string> = {}) =>
  answered(201, 'POST', '/pantry/bulk', {
    headers,
    body: {
      items: names.map((ingredient_name) => ({ ingredient_name, quantity: 1, unit: 'piece' })),
      ...more,
    },
  });
const add = async (...names: string[]): Promise<{ id: string; ingredient_id: number }[]> =>
  (await bulk(names)).data.pantryItems;
const remove = (id: string | number) => answered(204, 'DELETE', `/pantry/${id}`);

/** The usual ingredients, most frequent first. */
async function usual(): Promise<string[]> {
  const { ingredients } = (await answered(200, 'GET', '/ingredients')).data as {
    ingredients: { name: string; usual: number | null }[];
  };
  const found = ingredients.filter((entry) => entry.usual !== null);
  return found.toSorted((a, b) => a.usual! - b.usual!).map(({ name }) => name);
}

describe("a cook's usual ingredients", () => {
  test('were added at least twice, most frequent first, by that cook alone [USUAL-01]', async () => {
    await add('onion', 'moon cheese', 'lemon');
    expect(await usual()).toEqual([]);
    await add('moon cheese');
    await add('onion', 'moon cheese');
    expect(await usual()).toEqual(['moon cheese', 'onion']);
    const other = await api.signUp();
    expect(JSON.stringify((await other.call('GET', '/ingredients')).body)).not.toMatch(/"usual":\d/);
  });

  test('count once per call, however many batches it has or times it is repeated [USUAL-02]', async () => {
    await bulk(['onion', 'onion', 'onions'], {}, { 'idempotency-key': 'the-first-shopping' });
    await bulk(['onion', 'onion', 'onions'], {}, { 'idempotency-key': 'the-first-shopping' });
    expect(await usual()).toEqual([]);
  });

  test('exclude presets [USUAL-02]', async () => {
    await bulk(['onion', 'lemon'], { from_preset: true });
    await bulk(['onion', 'lemon'], { from_preset: true });
    await add('onion');
    expect(await usual()).toEqual([]);
  });

  test('exclude rejected calls', async () => {
    await add('onion');
    const items = [
      { ingredient_name: 'onion', quantity: 1, unit: 'piece' },
      { ingredient_name: 'lemon', quantity: 1_000_000, unit: 'piece' },
      { ingredient_name: 'lemon', quantity: 1_000_000, unit: 'piece' },
    ];
    await answered(400, 'POST', '/pantry/bulk', { body: { items } });
    expect(await usual()).toEqual([]);
  });

  test('exclude anything not added for half a year', async () => {
    await add('onion');
    await add('onion');
    expect(await usual()).toEqual(['onion']);
    api.pass(181 * DAY);
    user = { ...user, call: api.as((await signIn(user)).access_token) };
    expect(await usual()).toEqual([]);
  });

  test("count '+ Add' on a recipe if it adds something, not if it was there", async () => {
    const [onion] = await add('onion');
    await answered(200, 'POST', `/pantry/${onion!.ingredient_id}`);
    expect(await usual()).toEqual([]);
    api.pass(11 * MINUTE);
    await remove(onion!.id);
    await answered(201, 'POST', `/pantry/${onion!.ingredient_id}`);
    expect(await usual()).toEqual(['onion']);
  });
});

describe('additions taken back', () => {
  test('do not count: removed within ten minutes, by item or by ingredient [USUAL-03]', async () => {
    await add('onion', 'lemon');
    api.pass(11 * MINUTE);
    const [onion, lemon] = await add('onion', 'lemon');
    expect(await usual()).toEqual(['onion', 'lemon']);
    await remove(onion!.id);
    await remove(lemon!.ingredient_id);
    expect(await usual()).toEqual([]);
  });

  test('count again when restored, once [USUAL-03]', async () => {
    await add('onion');
    const [onion] = await add('onion');
    await remove(onion!.id);
    expect(await usual()).toEqual([]);
    await answered(200, 'POST', '/pantry/restore', { body: { ids: [onion!.id] } });
    await answered(200, 'POST', '/pantry/restore', { body: { ids: [onion!.id] } });
    expect(await usual()).toEqual(['onion']);
    await remove(onion!.id);
    expect(await usual()).toEqual([]);
  });

  test('refer to the newest batch: removing another makes room for it', async () => {
    const batch = async (expiry_date: string): Promise<string> => {
      const items = [{ ingredient_name: 'milk', quantity: 1, unit: 'l', expiry_date }];
      const { data } = await answered(201, 'POST', '/pantry/bulk', { body: { items } });
      return data.pantryItems[0].id;
    };
    const old = await batch(inDays(0));
    api.pass(11 * MINUTE);
    const fresh = await batch(inDays(9));
    await remove(old);
    expect(await usual()).toEqual(['milk']);
    await remove(fresh);
    expect(await usual()).toEqual([]);
  });

  test('still count when used up later', async () => {
    await add('onion');
    const [onion] = await add('onion');
    api.pass(11 * MINUTE);
    await remove(onion!.id);
    expect(await usual()).toEqual(['onion']);
  });
});

describe('additions of an own ingredient', () => {
  const rename = (id: string, ingredient_name: string) =>
    answered(200, 'PUT', `/pantry/${id}`, { body: { quantity: 1, unit: 'piece', ingredient_name } });

  test('are kept when it is renamed [USUAL-04]', async () => {
    await add('moon cheese');
    const [cheese] = await add('moon cheese');
    await rename(cheese!.id, 'star cheese');
    expect(await usual()).toEqual(['star cheese']);
  });

  test('are merged with those of what it becomes [USUAL-04]', async () => {
    await add('onion');
    const [slip] = await add('ze bulb of tears');
    expect(await usual()).toEqual([]);
    await rename(slip!.id, 'onion');
    expect(await usual()).toEqual(['onion']);
  });
});

test('purchases count from the second, and undone ones never, however late [USUAL-02]', async () => {
  const cook = planningCook(user);
  const plan = await cook.generate();
  const [line] = plan.shopping_items;
  await add(line!.name);
  const bought = await cook.buy(plan, [line!]);
  expect(await usual()).toEqual([line!.name.toLowerCase()]);
  api.pass(11 * MINUTE);
  await cook.undoPurchase(bought, bought.purchases[0]!);
  expect(await usual()).toEqual([]);
});

async function signIn({ username }: User): Promise<{ access_token: string }> {
  const body = { username, password: 'correct horse' };
  return (await answered(200, 'POST', '/auth/login', { body })).data;
}

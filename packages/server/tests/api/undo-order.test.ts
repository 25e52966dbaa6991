import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { inDays, planningCook, type Meal, type MealPlan, type PlanningCook } from './planning-cook.ts';
import { WEIGHED_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await startApi({ catalogue: WEIGHED_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
});
afterAll(() => api.close());

const withRice = ({ meal_plan: meals }: MealPlan): Meal[] =>
  meals.filter(({ uses }) => uses.some(({ name, quantity }) => name === 'rice' && quantity !== null));
const restore = (...ids: string[]) => user.call('POST', '/pantry/restore', { body: { ids } });
const undo = async (plan: MealPlan) => cook.undoPurchase(plan, plan.purchases[0]!);
const buyRice = async ({ id }: MealPlan, own: object = {}): Promise<MealPlan> => {
  const item = { ingredient_id: 1, quantity: 300, unit: 'g', ...own };
  const { status, body } = await cook.ask.buy(id, [item]);
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.data;
};

describe('undone in the order in which it was done', () => {
  test.each([
    { quantity: 2, unit: 'lb' },
    { quantity: 20, unit: 'oz' },
    { quantity: 3, unit: 'kg' },
  ])('meals leave $quantity $unit as it was', async ({ quantity, unit }) => {
    await cook.stock(['rice', quantity, unit, 20]);
    const before = await cook.pantry();
    const plan = await cook.generate();
    const [first, second] = withRice(plan) as [Meal, Meal];
    await cook.cook(plan, first);
    await cook.cook(plan, second);
    await cook.uncook(plan, first);
    const once = await cook.pantry();
    await cook.uncook(plan, second);
    expect(await cook.pantry()).toEqual(before);
    await cook.cook(plan, second);
    expect(await cook.pantry()).toEqual(once);
  });

  test.each([
    { why: 'another date', date: null },
    { why: 'its date', date: 20 },
    { why: 'an earlier date', date: 3 },
  ])('a meal and a purchase with $why leave the date of what the meal had used up', async ({ date }) => {
    await cook.stock(['rice', 100, 'g', 20]);
    const before = await cook.pantry();
    const plan = await cook.generate();
    const [meal] = withRice(plan) as [Meal];
    await cook.cook(plan, meal);
    expect(await cook.pantry()).toEqual([]);
    const bought = await buyRice(plan, { expiry_date: date === null ? null : inDays(date) });
    await cook.uncook(plan, meal);
    await undo(bought);
    expect(await cook.pantry()).toEqual(before);
    expect(await cook.current()).toEqual(plan);
  });

  test('a removal and a purchase of the same leave amount and unit', async () => {
    await cook.stock(['rice', 7, 'oz', 20], ['tomato', 1, 'piece']);
    const plan = await cook.generate();
    const item = await cook.item('rice');
    const before = await cook.pantry();
    await user.call('DELETE', `/pantry/${item!.id}`);
    const bought = await buyRice(plan, { expiry_date: inDays(20) });
    expect((await restore(item!.id)).status).toBe(200);
    // They are one batch, as if it had never been away.
    expect((await cook.pantry()).filter(({ ingredient_id: id }) => id === 1)).toHaveLength(1);
    await undo(bought);
    expect(await cook.pantry()).toEqual(before);
  });

  test('a meal and an edit that merged two batches leave both with their place, guess and date', async () => {
    const items = [
      { ingredient_name: 'rice', quantity: 1, unit: 'lb', expiry_date: inDays(20) },
      { ingredient_name: 'rice', quantity: 8, unit: 'oz' },
    ];
    await user.call('POST', '/pantry/bulk', { body: { items } });
    const before = await cook.pantry();
    const [first, guessed] = before as [(typeof before)[0], (typeof before)[0]];
    expect(guessed).toMatchObject({ expiry_is_guess: true });
    const plan = await cook.generate();
    const { body } = await user.call('PUT', `/pantry/${first.id}`, {
      body: { expiry_date: guessed.expiry_date },
    });
    expect(body.data.joined_id).toBe(guessed.id);
    const [meal] = withRice(await cook.current()) as [Meal];
    await cook.cook(plan, meal);
    expect((await restore(guessed.id)).status).toBe(200);
    await cook.uncook(plan, meal);
    expect(await cook.pantry()).toEqual(before);
  });
});

test('an undo on one device keeps what the other has done meanwhile', async () => {
  await cook.stock(['rice', 2, 'lb', 20]);
  const plan = await cook.generate();
  const [meal] = withRice(plan) as [Meal];
  await cook.cook(plan, meal);
  await cook.stock(['rice', 1, 'lb', 20]);
  await cook.uncook(plan, meal);
  expect(await cook.item('rice')).toMatchObject({ quantity: 3, unit: 'lb', expiry_date: inDays(20) });
});

test('a purchase merged with a restored item is not undone while a meal depends on it', async () => {
  await cook.stock(['rice', 50, 'g', 20]);
  const plan = await cook.generate();
  const { id } = (await cook.item('rice'))!;
  await user.call('DELETE', `/pantry/${id}`);
  const bought = await buyRice(plan, { expiry_date: inDays(20) });
  const meal = withRice(bought)[0]!;
  const cooked = await cook.cook(bought, meal);
  await restore(id);
  expect(await cook.item('rice')).toMatchObject({ id, quantity: 250 });
  const { status, body } = await cook.ask.undo(plan.id, cooked.purchases[0]!.id);
  expect([status, body.detail]).toEqual([409, `${meal.title} was cooked with it. Undo that first.`]);
});

describe('what an older version of Larder', () => {
  const forget = () => api.database.pool.query('delete from pantry_deeds');

  test('has done is undone by what it changed', async () => {
    await cook.stock(['rice', 50, 'g', 20], ['tomato', 2, 'piece']);
    const before = await cook.pantry();
    const plan = await cook.generate();
    const [meal] = withRice(plan) as [Meal];
    await cook.cook(plan, meal);
    const bought = await buyRice(plan, { expiry_date: inDays(9) });
    const removed = (await cook.item('tomatoes')) ?? (await cook.item('tomato'));
    await user.call('DELETE', `/pantry/${removed!.id}`);
    await forget();
    expect((await restore(removed!.id)).status).toBe(200);
    await undo(bought);
    await cook.uncook(plan, meal);
    expect(await cook.pantry()).toEqual(before);
  });

  test('has changed between two deeds stays, whichever of them is undone', async () => {
    await cook.stock(['rice', 2, 'lb', 20]);
    const plan = await cook.generate();
    const [first, second] = withRice(plan) as [Meal, Meal];
    await cook.cook(plan, first);
    const since = `set expiry_date = '${inDays(15)}', quantity = quantity - 50`;
    await api.database.pool.query(`update pantry_items ${since} where id = $1`, [
      (await cook.item('rice'))!.id,
    ]);
    await cook.cook(plan, second);
    await cook.uncook(plan, first);
    const { expiry_date: date } = (await cook.item('rice'))!;
    expect(date).toBe(inDays(15));
    await cook.uncook(plan, second);
    expect(await cook.item('rice')).toMatchObject({ unit: 'g', quantity: 858, expiry_date: inDays(15) });
  });
});

test('a month later a deed is undone as far as its amounts allow, and no deed is kept that nobody can undo', async () => {
  const count = async () =>
    (await api.database.pool.query<{ deeds: number }>('select count(*)::int as deeds from pantry_deeds'))
      .rows[0]?.deeds;
  await api.database.pool.query('delete from pantry_deeds');
  await cook.stock(['rice', 500, 'g', 400]);
  expect(await count()).toBe(0);
  const plan = await cook.generate();
  const [meal] = withRice(plan) as [Meal];
  await cook.cook(plan, meal);
  await cook.stock(['tomato', 1, 'piece']);
  expect(await count()).toBe(2);
  api.pass(31 * 24 * 60 * 60 * 1000);
  try {
    const credentials = { body: { username: user.username, password: 'correct horse' } };
    const { body } = await api.call('POST', '/auth/login', credentials);
    cook = planningCook({ call: api.as(body.data.access_token) });
    await cook.stock(['egg', 1, 'piece']);
    expect(await count()).toBe(0);
    await cook.uncook(plan, meal);
    expect(await cook.item('rice')).toMatchObject({ quantity: 500, unit: 'g' });
  } finally {
    api.pass(-31 * 24 * 60 * 60 * 1000);
  }
});

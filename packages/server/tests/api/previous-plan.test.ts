import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { mealOn, planningCook, type MealPlan, type PlanningCook } from './planning-cook.ts';

const HOUR = 60 * 60 * 1000;

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
  await cook.stock(['rice', 2, 'kg'], ['onion', 6, 'piece'], ['egg', 12, 'piece'], ['tomato', 9, 'piece']);
  await cook.prefer({ meal_prep_frequency: 'weekly' });
});
afterAll(() => api.close());

const previous = () => user.call('GET', '/meal-plans/previous');
const restore = (plan_id: string) => user.call('POST', '/meal-plans/previous/restore', { body: { plan_id } });
const current = async (): Promise<MealPlan> => (await user.call('GET', '/meal-plans/current')).body.data;
const dayOf = ({ meal_plan: meals }: MealPlan, index: number) => meals[index]!.day!;

test('a plan that is replaced comes back with its cooked meals and purchases, and so does the other', async () => {
  const first = await cook.generate();
  expect((await previous()).status).toBe(404);
  await cook.cook(first, first.meal_plan[0]!);
  const [toBuy] = (await current()).shopping_items;
  const used = await cook.buy(first, [toBuy!]);
  const pantry = await cook.pantry();

  const second = await cook.generate('?vegetarian=true');
  expect(second.id).not.toBe(first.id);
  const told = await previous();
  expect(told.status).toBe(200);
  expect(told.body.data).toMatchObject({
    id: first.id,
    meals: first.meal_plan.map(({ day, title }, index) => ({ day, title, cooked: index === 0 })),
  });

  const { status, body } = await restore(first.id);
  expect(status).toBe(200);
  expect(body.data).toEqual(used);
  expect(await current()).toEqual(used);
  expect(await cook.pantry()).toEqual(pantry);
  expect((await previous()).body.data.id).toBe(second.id);
  expect((await restore(first.id)).body.data).toEqual(used);
  expect((await restore(second.id)).body.data.id).toBe(second.id);
});

test('what was cooked and bought by the new plan counts once for the one that comes back', async () => {
  const first = await cook.generate();
  const before = await cook.pantry();
  const second = await cook.generate('?vegetarian=true');
  const [bought] = second.shopping_items;
  await cook.buy(second, [bought!]);
  await cook.cook(second, second.meal_plan[0]!);
  const pantry = await cook.pantry();

  const { body } = await restore(first.id);
  expect(await cook.pantry()).toEqual(pantry);
  // What was bought may be just what was cooked.
  const isSame = JSON.stringify(pantry) === JSON.stringify(before);
  expect(body.data.out_of_date).toBe(isSame ? null : 'pantry');
  expect(mealOn(body.data, dayOf(first, 0)).cooked_at).toBeNull();
  // What is on the list is what this pantry lacks: the same plan, read and settled, asks for nothing else.
  expect((await current()).shopping_items).toEqual(body.data.shopping_items);

  const again: MealPlan = (await restore(second.id)).body.data;
  expect(await cook.pantry()).toEqual(pantry);
  expect(mealOn(again, dayOf(second, 0)).cooked_at).not.toBeNull();
  expect(again.purchases).toHaveLength(1);
  // Its undo still knows what it took.
  const undone = await user.call(
    'DELETE',
    `/meal-plans/current/meals/${dayOf(second, 0)}/cooked?plan_id=${second.id}`,
  );
  expect(undone.status).toBe(200);
});

test('a plan is kept for a day, and for its own cook', async () => {
  const first = await cook.generate();
  await cook.generate('?vegetarian=true');
  const other = await api.signUp();
  expect((await other.call('GET', '/meal-plans/previous')).status).toBe(404);
  const stolen = await other.call('POST', '/meal-plans/previous/restore', { body: { plan_id: first.id } });
  expect(stolen.status).toBe(404);

  api.pass(25 * HOUR);
  const { body } = await api.call('POST', '/auth/login', {
    body: { username: user.username, password: 'correct horse' },
  });
  user = { ...user, call: api.as(body.data.access_token) };
  expect((await previous()).status).toBe(404);
  const late = await restore(first.id);
  expect(late.status).toBe(409);
  expect(late.body.detail).toBe(
    'This plan can no longer be brought back: only your last plan is kept, for a day.',
  );
});

test('of two plans that were replaced the last is kept, and the answer for the other says so', async () => {
  const first = await cook.generate();
  const second = await cook.generate('?vegetarian=true');
  await cook.generate('?vegan=true');
  const { status, body } = await restore(first.id);
  expect([status, body.detail]).toEqual([
    409,
    'This plan can no longer be brought back: only your last plan is kept, for a day.',
  ]);
  expect((await restore(second.id)).status).toBe(200);
});

test('the same wish again replaces nothing, and a plan without meals is not kept', async () => {
  const first = await cook.generate();
  expect((await cook.generate()).id).toBe(first.id);
  expect((await previous()).status).toBe(404);
  await cook.prefer({ meal_prep_frequency: 'weekly', dietary_restrictions: ['vegan'] });
  const none = await cook.generate('?has_beef=true');
  expect(none.meal_plan).toEqual([]);
  const third = await cook.generate();
  expect(third.meal_plan.length).toBeGreaterThan(0);
  expect((await previous()).body.data.id).toBe(first.id);
});

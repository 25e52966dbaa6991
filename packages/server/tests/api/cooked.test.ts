import { randomUUID } from 'node:crypto';
import { LIMITS } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import { inDays, planningCook, type MealPlan, type PlanningCook } from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
});
afterAll(() => api.close());

const FILLED = [
  ['spinach', 600, 'g', 3],
  ['onion', 3, 'piece'],
  ['garlic', 7, 'clove'],
  ['rice', 2, 'kg'],
  ['olive oil', 1, 'l'],
  ['salt', null, 'g'],
  ['egg', 6, 'piece'],
  ['tomato', 5, 'piece'],
] as const;

const cookIt = async (id: number, body: object = {}, key?: string) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await user.call('POST', `/recipes/${id}/cooked`, { body, headers });
  expect([answer.status, answer.body?.detail]).toEqual([201, undefined]);
  return answer.body.data;
};
const uncook = (id: number, cooking: string) => user.call('DELETE', `/recipes/${id}/cooked/${cooking}`);
const cookedOf = async (id: number) =>
  (await user.call('GET', `/recipes/${id}/details`)).body.data.memory?.cooked ?? null;
const amounts = async () =>
  new Map(
    (await cook.pantry()).map(({ ingredients, quantity, unit }) => [ingredients.name, [quantity, unit]]),
  );
/** The recipe that takes most from this pantry. */
const bestMatch = async (): Promise<{ id: number; servings: number }> =>
  (await user.call('GET', '/recipes/pantrysearch?limit=1')).body.data.recipes[0];

test('a dish that is not planned takes from the pantry exactly what the same planned meal takes [MEMORY-03]', async () => {
  await cook.stock(...FILLED);
  const recipe = await bestMatch();
  const other = await api.signUp();
  const planner = planningCook(other);
  await planner.stock(...FILLED);
  const plan = await planner.generate();
  const first = plan.meal_plan[0]!;
  const put = plan.meal_plan.some(({ id }) => id === recipe.id)
    ? plan
    : await planner.swap(plan, first, recipe.id);
  const meal = put.meal_plan.find(({ id }) => id === recipe.id)!;
  // It comes first in the week, so that no other meal has what it needs.
  const alone = await leaveOnly(planner, put, meal.id);
  await planner.cook(alone, alone.meal_plan[0]!);
  const asPlanned = new Map(
    (await planner.pantry()).map(({ ingredients, quantity, unit }) => [ingredients.name, [quantity, unit]]),
  );

  const { used, cooked } = await cookIt(recipe.id);
  expect(used).toBeGreaterThan(0);
  expect(cooked).toEqual({ times: 1, last: inDays(0) });
  expect(await amounts()).toEqual(asPlanned);
});

async function leaveOnly(planner: PlanningCook, plan: MealPlan, recipeId: number): Promise<MealPlan> {
  let left = plan;
  for (const { id, day } of plan.meal_plan)
    if (id !== recipeId) {
      const path = `/meal-plans/current/meals/${day}?plan_id=${plan.id}&recipe_id=${id}`;
      left = (await planner.call('DELETE', path)).body.data;
    }
  return left;
}

test('undoing it is exact, even of what was used up, and what changed meanwhile is kept', async () => {
  await cook.stock(...FILLED);
  const before = await cook.pantry();
  const { id } = await bestMatch();
  const first = await cookIt(id);
  const second = await cookIt(id);
  expect(await cookedOf(id)).toEqual({ times: 2, last: inDays(0) });
  await cook.stock(['leek', 2, 'piece']);
  expect((await uncook(id, first.id)).status).toBe(204);
  expect((await uncook(id, second.id)).status).toBe(204);
  expect(await cookedOf(id)).toBeNull();
  const after = (await cook.pantry()).filter(({ ingredients }) => ingredients.name !== 'leek');
  expect(after).toEqual(before);
  expect((await uncook(id, first.id)).status).toBe(404);
});

test('twice as many servings take twice as much', async () => {
  await cook.stock(['spinach', 900_000, 'g', 3], ['onion', 100_000, 'g'], ['tomato', 500_000, 'g']);
  const { id, servings } = await bestMatch();
  const before = await amounts();
  await cookIt(id, { servings });
  const once = await amounts();
  await cookIt(id, { servings: servings * 2 });
  const thrice = await amounts();
  for (const [name, [amount]] of before) {
    const one = Number(amount) - Number(once.get(name)?.[0] ?? 0);
    const two = Number(once.get(name)?.[0] ?? 0) - Number(thrice.get(name)?.[0] ?? 0);
    expect(Math.abs(two - 2 * one)).toBeLessThanOrEqual(2);
  }
});

test('a double tap under one key is one dish, and an impossible number of servings none', async () => {
  await cook.stock(...FILLED);
  const { id } = await bestMatch();
  const key = randomUUID();
  const answers = await Promise.all([cookIt(id, {}, key), cookIt(id, {}, key), cookIt(id, {}, key)]);
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(await cookedOf(id)).toMatchObject({ times: 1 });
  // As many as a recipe may be written for.
  expect((await cookIt(id, { servings: LIMITS.recipe.servings })).cooked.times).toBe(2);
  for (const servings of [0, LIMITS.recipe.servings + 1, 1.5, '4']) {
    const { status } = await user.call('POST', `/recipes/${id}/cooked`, { body: { servings } });
    expect(status).toBe(400);
  }
  expect((await user.call('POST', '/recipes/99999/cooked', { body: {} })).status).toBe(404);
  expect(await cookedOf(id)).toMatchObject({ times: 2 });
});

test('a planned meal counts too, until it is undone in the plan [MEMORY-04]', async () => {
  await cook.stock(...FILLED);
  const plan = await cook.generate();
  const meal = plan.meal_plan[0]!;
  await cook.cook(plan, meal);
  expect(await cookedOf(meal.id)).toEqual({ times: 1, last: inDays(0) });
  const { rows } = await api.database.pool.query<{ id: string }>(
    'select id from cookings where recipe_id = $1',
    [meal.id],
  );
  expect((await uncook(meal.id, rows.at(-1)!.id)).status).toBe(404);
  await cook.uncook(plan, meal);
  expect(await cookedOf(meal.id)).toBeNull();
});

test.each([
  ['the plan first', 0],
  ['the other first', 1],
])(
  'a dish cooked in the plan and once more is two, and each is undone alone: %s [MEMORY-13]',
  async (_order, first) => {
    await cook.stock(...FILLED);
    const before = await cook.pantry();
    const plan = await cook.generate();
    const meal = plan.meal_plan[0]!;
    await cook.cook(plan, meal);
    const { id, cooked } = await cookIt(meal.id);
    expect(cooked).toEqual({ times: 2, last: inDays(0) });
    // It is another dinner: the plan knows nothing of it.
    expect((await cook.current()).meal_plan.filter((one) => one.cooked_at !== null)).toHaveLength(1);
    const undo = [
      () => cook.uncook(plan, meal),
      async () => expect((await uncook(meal.id, id)).status).toBe(204),
    ];
    await undo[first]!();
    expect(await cookedOf(meal.id)).toEqual({ times: 1, last: inDays(0) });
    await undo[1 - first]!();
    expect(await cookedOf(meal.id)).toBeNull();
    expect(await cook.pantry()).toEqual(before);
  },
);

test('the next plan leaves out what was cooked in the last two weeks, and has it again later [MEMORY-05]', async () => {
  await cook.stock(...FILLED);
  const plan = await cook.generate();
  /** Flexible dinners are each cook's own. */
  const ids = idsOf(plan).filter((id) => id < 100_000_000);
  expect(ids.length).toBeGreaterThan(3);
  // Another cook with the same kitchen would have the same plan, but has just cooked these dishes without a plan.
  user = await api.signUp();
  cook = planningCook(user);
  for (const id of ids) await cookIt(id);
  await cook.stock(...FILLED);
  const next = await cook.generate();
  expect(next.meal_plan).toHaveLength(plan.meal_plan.length);
  expect(idsOf(next).filter((id) => ids.includes(id))).toEqual([]);
  // What the cook puts there is there.
  expect(idsOf(await cook.swap(next, next.meal_plan[0]!, ids[0]!))).toContain(ids[0]);
  await cook.swapBack(next, { ...next.meal_plan[0]!, id: ids[0]! }, next.meal_plan[0]!.id);

  user = await api.signUp();
  cook = planningCook(user);
  for (const id of ids) await cookIt(id);
  await api.database.pool.query('update cookings set cooked_on = cooked_on - 15');
  await cook.stock(...FILLED);
  expect(idsOf(await cook.generate()).filter((id) => id < 100_000_000)).toEqual(ids);
});

const idsOf = ({ meal_plan: meals }: MealPlan) => meals.map(({ id }) => id);

test('a cook cooks 200 dishes in ten minutes, also when all are sent at once', async () => {
  await cookIt(1001);
  await api.database.pool.query("update auth_attempts set failures = 198 where key like 'cookings %'");
  const sent = Array.from({ length: 5 }, () => user.call('POST', '/recipes/1001/cooked', { body: {} }));
  const answers = (await Promise.all(sent)).map(({ status, body }) => body.detail ?? status);
  const refusal = 'You have cooked a lot in a short time. Please wait a few minutes.';
  expect(answers.toSorted()).toEqual([201, 201, refusal, refusal, refusal]);
  expect((await cookedOf(1001)).times).toBe(3);
});

test('the latest 20,000 cookings are kept', async () => {
  const first = await cookIt(1002);
  await api.database.pool.query(
    `insert into cookings select user_id, gen_random_uuid(), 1001, servings, cooked_on, cooked_at + interval '1 ms', deed
     from cookings, generate_series(1, $2) where id = $1`,
    [first.id, LIMITS.cookings.max - 1],
  );
  await cookIt(1003);
  expect(await cookedOf(1002)).toBeNull();
  expect((await cookedOf(1001)).times).toBe(19_999);
  expect((await cookedOf(1003)).times).toBe(1);
});

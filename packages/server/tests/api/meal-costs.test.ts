import { CATALOGUE } from '@larder/catalogue';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import {
  FIRST,
  SECOND,
  THIRD,
  mealOn,
  planningCook,
  type MealPlan,
  type MealSwap,
  type PlanningCook,
} from './planning-cook.ts';

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

const weigh = ({ id }: MealPlan, place: string, recipeIds: readonly (number | string)[], by: User = user) =>
  by.call('GET', `/meal-plans/current/meals/${place}/swap?plan_id=${id}&recipe_ids=${recipeIds.join(',')}`);
const weighed = async (...of: Parameters<typeof weigh>): Promise<MealSwap[]> => {
  const { status, body } = await weigh(...of);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.data.swaps;
};
const idsOf = (swaps: readonly MealSwap[]) => swaps.map(({ meal }) => meal.id);
const put = (plan: MealPlan, place: string, recipe_id: number, replaces: number | null) =>
  user.call('PUT', `/meal-plans/current/meals/${place}`, {
    body: { plan_id: plan.id, recipe_id, replaces, kept: true },
  });
const idsOfPlan = ({ meal_plan: meals }: MealPlan) => meals.map(({ id }) => id);
const mains = CATALOGUE.recipes.filter(({ course }) => course === 'main');
/** Mains that are not in a plan. */
const others = (plan: MealPlan, count: number) =>
  mains
    .map(({ id }) => id)
    .filter((id) => !idsOfPlan(plan).includes(id))
    .slice(0, count);

test('recipes that the cook found say what they would change, in their order [CHOOSE-17]', async () => {
  await cook.stock(['spinach', 600, 'g', 2], ['rice', 1, 'kg'], ['chicken thigh', 500, 'g', 2]);
  const plan = await cook.generate();
  const before = mealOn(plan, SECOND);
  const asked = others(plan, 3).toReversed();
  const swaps = await weighed(plan, SECOND, asked);
  expect(idsOf(swaps)).toEqual(asked);
  expect(await cook.current()).toEqual(plan);
  const names = (of: MealPlan) => of.shopping_items.map(({ name }) => name);
  for (const { meal, adds, difference } of swaps) {
    expect(meal).toMatchObject({ day: SECOND, cooked_at: null, breaks_limits: [] });
    const { body } = await put(plan, SECOND, meal.id, before.id);
    const then: MealPlan = body.data;
    expect(difference.shop).toBeCloseTo(then.shop!.dollars - plan.shop!.dollars, 2);
    expect(difference.saved).toBeCloseTo(then.saved!.dollars - plan.saved!.dollars, 2);
    for (const { name } of adds) expect(names(then)).toContain(name);
    await put(then, SECOND, before.id, meal.id);
  }
});

test('and so does one for an evening without a meal [CHOOSE-17]', async () => {
  await cook.prefer({ meal_prep_frequency: 'rarely' });
  const plan = await cook.generate();
  const [id] = others(plan, 1);
  const [only] = await weighed(plan, SECOND, [id!]);
  expect(only!.meal).toMatchObject({ id, day: SECOND });
  expect(only!.saves).toEqual([]);
  const then: MealPlan = (await put(plan, SECOND, id!, null)).body.data;
  expect(only!.difference.shop).toBeCloseTo(then.shop!.dollars - plan.shop!.dollars, 2);
});

test('one that is planned for another day trades places [CHOOSE-17]', async () => {
  const plan = await cook.generate();
  const other = mealOn(plan, THIRD);
  const [only] = await weighed(plan, FIRST, [other.id]);
  expect(only).toMatchObject({ meal: { id: other.id, day: FIRST } });
});

test('what cannot be put there is left out: outside the limits, or cooked [CHOOSE-17]', async () => {
  const plan = await cook.generate();
  const cooked = mealOn(plan, FIRST);
  await cook.cook(plan, cooked);
  await cook.prefer({ allergies: ['fish'] });
  const free = mains.filter(({ id }) => !idsOfPlan(plan).includes(id));
  const fish = free.find(({ allergens }) => allergens.includes('fish'));
  const fine = free.find(({ dietary }) => dietary.vegan);
  expect(idsOf(await weighed(plan, SECOND, [fish!.id, fine!.id, cooked.id]))).toEqual([fine!.id]);
});

test.each([
  { why: 'no number', ids: ['none'], status: 400 },
  { why: 'a number too large', ids: ['1000000000'], status: 400 },
  { why: 'more than twenty', ids: Array.from({ length: 21 }, (_, at) => 1001 + at), status: 400 },
  { why: 'one that does not exist', ids: [99_999_999], status: 404 },
])('ids are refused: $why [CHOOSE-17]', async ({ ids, status }) => {
  const plan = await cook.generate();
  const { status: given, body } = await weigh(plan, FIRST, ids);
  expect(given).toBe(status);
  expect(body.detail).toMatch(/^(Recipe ids is not valid|This recipe does not exist\.)$/);
});

test("neither for a cooked meal, nor of another cook's plan [CHOOSE-17]", async () => {
  const plan = await cook.generate();
  const [id] = others(plan, 1);
  await cook.cook(plan, mealOn(plan, FIRST));
  expect((await weigh(plan, FIRST, [id!])).status).toBe(409);
  const other = await api.signUp();
  expect((await weigh(plan, FIRST, [id!], other)).status).toBe(404);
  await planningCook(other).generate();
  expect((await weigh(plan, FIRST, [id!], other)).status).toBe(409);
});

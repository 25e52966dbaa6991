import { CATALOGUE } from '@larder/catalogue';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import {
  FIRST,
  inDays,
  mealOn,
  planningCook,
  SECOND,
  THIRD,
  WEEK,
  type Meal,
  type MealPlan,
  type PlanningCook,
} from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
let chooses: ReturnType<typeof choosingCook>;
/** A week with a dish that keeps for three days on its first evening. */
let plan: MealPlan;
let meal: Meal;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
  chooses = choosingCook(user);
  await cook.stock(['onion', 3, 'piece'], ['spaghetti', 300, 'g']);
  plan = await chooses.week({ put: [{ date: inDays(0), recipe_id: PASTA }] });
  meal = mealOn(plan, FIRST);
});

const find = (fits: (recipe: (typeof CATALOGUE.recipes)[number]) => boolean) =>
  CATALOGUE.recipes.find(fits)!.id;
const has = (recipe: (typeof CATALOGUE.recipes)[number], slug: string) =>
  recipe.ingredients.some(
    ({ ingredient, quantity, unit }) => ingredient === slug && (unit !== 'g' || quantity > 150),
  );
const PASTA = find(
  (recipe) => has(recipe, 'spaghetti') && !recipe.dietary.contains_fish && recipe.waitingTime === 0,
);
const RICE = find(
  (recipe) => has(recipe, 'basmati-rice') && recipe.course === 'main' && recipe.waitingTime === 0,
);

const detail = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];
const lunch = (day: number) => ({ recipe_id: meal.id, date: inDays(day), slot: 'lunch' });
const dinner = (day: number) => ({ recipe_id: meal.id, date: inDays(day), slot: 'dinner' });

describe('cooking double', () => {
  test('doubles servings, amounts, cost and shopping, and cooking it takes as much', async () => {
    const double = await chooses.double(plan, FIRST, lunch(2));
    const twice = mealOn(double, FIRST);
    expect(twice).toMatchObject({
      servings: 2 * meal.servings,
      written_servings: meal.servings,
      leftovers_on: { date: inDays(2), slot: 'lunch' },
      nutritional_info: meal.nutritional_info,
    });
    expect(twice.estimated_cost).toEqual({
      cost_per_serving: meal.estimated_cost.cost_per_serving,
      total_cost: 2 * meal.estimated_cost.total_cost,
    });
    for (const [at, { quantity }] of twice.ingredients.entries()) {
      expect(quantity).toBeCloseTo(2 * meal.ingredients[at]!.quantity, 6);
    }
    expect(double.leftovers).toEqual([
      { date: inDays(2), slot: 'lunch', of: FIRST, recipe_id: meal.id, title: meal.title, instead: null },
    ]);
    expect(double.shop!.dollars).toBeGreaterThanOrEqual(plan.shop!.dollars);
    expect(double.meal_plan).toHaveLength(7);
    expect(await chooses.double(plan, FIRST, lunch(2))).toEqual(double);
    const usesOf = (one: Meal, name: string) => one.uses.find((use) => use.name === name)?.quantity ?? 0;
    expect(usesOf(twice, 'spaghetti')).toBeGreaterThanOrEqual(usesOf(meal, 'spaghetti'));
    expect(await chooses.once(plan, FIRST, { recipe_id: meal.id })).toEqual(plan);
    expect(await chooses.once(plan, FIRST)).toEqual(plan);
  });

  test('sets a dinner aside, and brings it back [CHOOSE-10]', async () => {
    const aside = mealOn(plan, THIRD);
    const double = await chooses.double(plan, FIRST, dinner(2));
    expect(double.meal_plan.map(({ day }) => day)).toEqual(WEEK.filter((day) => day !== THIRD));
    expect(double.nutritional_notes).not.toContain('instead of');
    const moved = await chooses.double(plan, FIRST, dinner(1));
    expect(mealOn(moved, THIRD).id).toBe(aside.id);
    expect(moved.meal_plan.map(({ day }) => day)).toEqual(WEEK.filter((day) => day !== SECOND));
    expect(await chooses.once(plan, FIRST)).toEqual(plan);
  });

  test('names the dinner that it puts aside, which is back even after it was in the meal’s own place', async () => {
    const aside = mealOn(plan, THIRD);
    const double = await chooses.double(plan, FIRST, dinner(2));
    expect(double.leftovers).toMatchObject([{ instead: { recipe_id: aside.id, title: aside.title } }]);
    const swapped = await cook.swap(double, mealOn(double, FIRST), aside.id);
    expect(swapped.meal_plan.some(({ day }) => day === THIRD)).toBe(false);
    // Undone: the meal is back, the dinner is put where it was, and is put aside again.
    await cook.swap(swapped, mealOn(swapped, FIRST), meal.id);
    await chooses.put(plan, THIRD, { recipe_id: aside.id, replaces: null, kept: false });
    await chooses.double(plan, FIRST, dinner(2));
    expect(await chooses.once(plan, FIRST)).toEqual(plan);
  });

  test.each([
    { name: 'a swap', change: async () => cook.swap(plan, mealOn(await cook.current(), FIRST), RICE) },
    {
      name: 'another recipe',
      change: () => chooses.put(plan, FIRST, { recipe_id: RICE, replaces: meal.id }),
    },
    { name: 'leaving it out', change: () => chooses.remove(plan, FIRST, { recipe_id: meal.id, why: 'out' }) },
  ])('ends with $name, and the dinner is back', async ({ change }) => {
    if (plan.meal_plan.some(({ id }) => id === RICE))
      await chooses.remove(plan, mealOf(RICE), { recipe_id: RICE });
    await chooses.double(plan, FIRST, dinner(2));
    const changed = await change();
    expect(changed.leftovers).toEqual([]);
    expect(changed.meal_plan.some(({ day }) => day === THIRD)).toBe(mealOf(RICE) !== THIRD);
  });

  test('stays with the meal when days are swapped, as long as it can be eaten in time', async () => {
    await chooses.double(plan, FIRST, lunch(3));
    const moved = await chooses.move(plan, FIRST, SECOND);
    expect(mealOn(moved, SECOND).leftovers_on).toEqual({ date: inDays(3), slot: 'lunch' });
    expect(detail(await chooses.ask.move(plan, SECOND, WEEK[4]!))).toEqual([
      409,
      `The leftovers of ${meal.title} from ${WEEK[4]} can be eaten from ${WEEK[5]} to ${WEEK[0]}.`,
    ]);
    expect(await cook.current()).toEqual(moved);
  });

  test('is refused past the shelf life of the dish, before it is cooked, and once it has been', async () => {
    const from = `The leftovers of ${meal.title} from ${FIRST} can be eaten from ${SECOND} to ${WEEK[3]}.`;
    expect(detail(await chooses.ask.double(plan, FIRST, lunch(4)))).toEqual([409, from]);
    expect(detail(await chooses.ask.double(plan, FIRST, dinner(0)))).toEqual([409, from]);
    const rice = await chooses.week({ put: [{ date: inDays(0), recipe_id: RICE }] });
    const { title } = mealOn(rice, FIRST);
    const body = { recipe_id: RICE, date: inDays(2), slot: 'lunch' };
    expect(detail(await chooses.ask.double(rice, FIRST, body))).toEqual([
      409,
      `The leftovers of ${title} from ${FIRST} can be eaten on ${SECOND}.`,
    ]);
    const cooked = await cook.cook(rice, mealOn(rice, FIRST));
    const refused = [409, `${title} is already cooked.`];
    expect(detail(await chooses.ask.double(rice, FIRST, { ...body, date: inDays(1) }))).toEqual(refused);
    expect(await cook.current()).toEqual(cooked);
  });

  test('a cooked double meal stays double', async () => {
    const double = await chooses.double(plan, FIRST, lunch(1));
    await cook.cook(double, mealOn(double, FIRST));
    expect(detail(await chooses.ask.once(plan, FIRST))).toEqual([409, `${meal.title} is already cooked.`]);
  });
});

describe('an evening with leftovers', () => {
  test('takes no meal, and is neither free nor moved', async () => {
    await chooses.double(plan, FIRST, dinner(2));
    const refused = [409, `${THIRD} has the leftovers of ${meal.title}.`];
    const other = mealOn(plan, SECOND);
    expect(detail(await chooses.ask.put(plan, THIRD, { recipe_id: other.id, replaces: null }))).toEqual(
      refused,
    );
    expect(detail(await chooses.ask.remove(plan, THIRD, { why: 'out' }))).toEqual(refused);
    expect(detail(await chooses.ask.move(plan, SECOND, THIRD))).toEqual(refused);
    const twice = { recipe_id: other.id, date: inDays(2), slot: 'dinner' };
    expect([409, 409]).toEqual([
      (await chooses.ask.double(plan, SECOND, twice)).status,
      (await chooses.ask.double(plan, SECOND, { ...twice, date: inDays(1) })).status,
    ]);
  });

  test('cannot be a free or cooked one', async () => {
    await chooses.remove(plan, SECOND, { recipe_id: mealOn(plan, SECOND).id, why: 'out' });
    expect(detail(await chooses.ask.double(plan, FIRST, dinner(1)))).toEqual([
      409,
      `${SECOND} evening is free: nothing is eaten then.`,
    ]);
    const third = mealOn(plan, THIRD);
    await cook.cook(plan, third);
    expect(detail(await chooses.ask.double(plan, FIRST, dinner(2)))).toEqual([
      409,
      `${third.title} is already cooked.`,
    ]);
  });

  test('is kept with its meal in the next week', async () => {
    await chooses.double(plan, FIRST, dinner(2));
    const next = await chooses.week({ keep: { plan_id: plan.id, days: [FIRST] } });
    expect(next.leftovers).toHaveLength(1);
    expect(next.meal_plan.map(({ day }) => day)).toEqual(WEEK.filter((day) => day !== THIRD));
    expect(mealOn(next, FIRST).servings).toBe(2 * meal.servings);
    const body = { keep: { plan_id: next.id, days: [FIRST] }, put: [{ date: inDays(2), recipe_id: RICE }] };
    expect(detail(await chooses.ask.week(body))).toEqual([
      409,
      `${THIRD} has the leftovers of ${meal.title}.`,
    ]);
  });
});

test.each([
  { name: 'an unknown slot', body: { recipe_id: 1, date: inDays(1), slot: 'brunch' } },
  { name: 'no date', body: { recipe_id: 1, slot: 'lunch' } },
  { name: 'an unknown field', body: { recipe_id: 1, date: inDays(1), slot: 'lunch', servings: 4 } },
])('$name is refused', async ({ body }) => {
  expect((await chooses.ask.double(plan, FIRST, body)).status).toBe(400);
});

/** The day on which a recipe is in the plan. */
function mealOf(id: number): string {
  return plan.meal_plan.find((one) => one.id === id)?.day ?? '';
}

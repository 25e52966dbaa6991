import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import {
  FIRST,
  mealOn,
  planningCook,
  SECOND,
  THIRD,
  type Meal,
  type MealPlan,
  type PlanningCook,
} from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
let chooses: ReturnType<typeof choosingCook>;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
  chooses = choosingCook(user);
});

const quantities = ({ ingredients }: Pick<Meal, 'ingredients'>) =>
  ingredients.map(({ quantity }) => quantity);
const times = (numbers: readonly number[], factor: number) =>
  numbers.map((number) => expect.closeTo(number * factor, 5) as number);

/** Its leftovers keep for three days; those of rice and fish do not. */
const KEEPS_LONG = CATALOGUE.recipes.find(({ slug }) => slug === 'tagliatelle-al-ragu-bolognese')!.id;

describe('the servings of a planned meal', () => {
  test('scale its amounts, its cost and what is bought, and back again undoes it [UNITS-07]', async () => {
    const plan = await cook.generate();
    const before = mealOn(plan, FIRST);
    const { id: recipe_id, servings, kept } = before;
    const more = await chooses.put(plan, FIRST, { recipe_id, replaces: recipe_id, servings: servings * 3 });
    const meal = mealOn(more, FIRST);
    expect(meal).toMatchObject({ servings: servings * 3, written_servings: servings, kept: true });
    expect(quantities(meal)).toEqual(times(quantities(before), 3));
    const { cost_per_serving: each, total_cost: total } = meal.estimated_cost;
    // A serving's cost is rounded to the cent.
    expect(Math.abs(total - each * servings * 3)).toBeLessThanOrEqual(0.005 * servings * 3 + 1e-9);
    // All of it has to be bought: the pantry is empty.
    expect(meal.ingredients.every(({ to_buy, quantity }) => to_buy <= quantity + 1e-6)).toBe(true);
    expect(more.shop!.dollars).toBeGreaterThan(plan.shop!.dollars);
    expect((await cook.current()).meal_plan).toEqual(more.meal_plan);
    const back = await chooses.put(plan, FIRST, { recipe_id, replaces: recipe_id, servings, kept });
    expect(back).toEqual(plan);
  });

  test('can be chosen with the recipe, and move with it [UNITS-07]', async () => {
    const plan = await cook.generate();
    const ids = new Set(plan.meal_plan.map(({ id }) => id));
    const { id: recipe_id, servings } = CATALOGUE.recipes.find(({ id }) => !ids.has(id))!;
    const chosen = await chooses.put(plan, FIRST, {
      recipe_id,
      replaces: mealOn(plan, FIRST).id,
      servings: servings + 3,
    });
    expect(mealOn(chosen, FIRST)).toMatchObject({ id: recipe_id, servings: servings + 3 });
    const moved = await chooses.put(plan, SECOND, {
      recipe_id,
      replaces: mealOn(chosen, SECOND).id,
      servings: servings + 1,
    });
    expect(mealOn(moved, SECOND)).toMatchObject({ id: recipe_id, servings: servings + 1 });
    // The same call undoes it.
    const other = mealOn(moved, FIRST).id;
    const back = await chooses.put(moved, FIRST, { recipe_id, replaces: other, servings: servings + 3 });
    const mealsOf = ({ meal_plan: meals }: MealPlan) =>
      meals.map((meal) => [meal.day, meal.id, meal.servings, meal.kept]);
    expect(mealsOf(back)).toEqual(mealsOf(chosen));
  });

  test('move with neither if they cannot be', async () => {
    const { date } = mealOn(await cook.generate(), FIRST);
    const plan = await chooses.week({ put: [{ date, recipe_id: KEEPS_LONG }] });
    const { id: recipe_id, servings } = mealOn(plan, FIRST);
    const at = { date: mealOn(plan, THIRD).date!, slot: 'lunch' };
    const double = await chooses.double(plan, FIRST, { recipe_id, ...at });
    const { status } = await chooses.ask.put(plan, SECOND, {
      recipe_id,
      replaces: mealOn(plan, SECOND).id,
      servings: servings * 2 + 1,
    });
    expect(status).toBe(409);
    expect((await cook.current()).meal_plan).toEqual(double.meal_plan);
  });

  test('are even if it is cooked double, and stay once it is cooked', async () => {
    const plan = await cook.generate();
    const { id: recipe_id, servings, title } = mealOn(plan, FIRST);
    const at = { date: mealOn(plan, SECOND).date!, slot: 'lunch' };
    await chooses.double(plan, FIRST, { recipe_id, ...at });
    const put = (wanted: number) =>
      chooses.ask.put(plan, FIRST, { recipe_id, replaces: recipe_id, servings: wanted });
    const odd = await put(servings * 2 + 1);
    expect([odd.status, odd.body.detail]).toEqual([
      409,
      `${title} is cooked double, so it takes an even number of servings.`,
    ]);
    const even = await put(servings * 2 + 2);
    expect(mealOn(even.body.data, FIRST)).toMatchObject({ servings: servings * 2 + 2, leftovers_on: at });
    const once = await chooses.once(plan, FIRST, { recipe_id });
    expect(mealOn(once, FIRST).servings).toBe(servings + 1);
    await cook.cook(once, mealOn(once, FIRST));
    expect((await put(servings)).status).toBe(409);
  });

  test('are at most 100 if it is cooked double, too', async () => {
    const plan = await cook.generate();
    const { id: recipe_id, title } = mealOn(plan, FIRST);
    const at = { recipe_id, date: mealOn(plan, SECOND).date!, slot: 'lunch' };
    const put = (servings: number) => chooses.put(plan, FIRST, { recipe_id, replaces: recipe_id, servings });
    await put(51);
    const { status, body } = await chooses.ask.double(plan, FIRST, at);
    expect([status, body.detail]).toEqual([
      409,
      `${title} is for 51: cooked double, it would be for more than 100.`,
    ]);
    await put(50);
    expect(mealOn(await chooses.double(plan, FIRST, at), FIRST).servings).toBe(100);
  });

  test.each([0, 101, 1.5])('cannot be %d', async (servings) => {
    const plan = await cook.generate();
    const { id: recipe_id } = mealOn(plan, FIRST);
    const { status } = await chooses.ask.put(plan, FIRST, { recipe_id, replaces: recipe_id, servings });
    expect(status).toBe(400);
  });
});

describe('the units of a cook', () => {
  const save = (preferences: object, base?: object) =>
    user.call('PUT', '/preferences', { body: { preferences, ...(base && { base }) } });

  test('are as written until they choose, are merged over devices, and exported [UNITS-01]', async () => {
    await cook.prefer({ allergies: ['soy'] });
    const { body } = await user.call('GET', '/preferences');
    expect(body.data.preferences.units).toBe('as_written');
    const base = body.data.preferences as object;
    expect((await save({ ...base, units: 'us' }, base)).body.data.preferences.units).toBe('us');
    // Another device, which has not seen that, adds an allergy; and one that knows no units.
    const other = await save({ ...base, allergies: ['soy', 'fish'] }, base);
    expect(other.body.data.preferences).toMatchObject({ units: 'us', allergies: ['soy', 'fish'] });
    expect((await save({ allergies: ['soy'] })).body.data.preferences.units).toBe('us');
    expect((await save({ units: 'imperial' })).status).toBe(400);
    const all = await user.call('GET', '/account/export');
    expect(all.body.data.preferences.units).toBe('us');
  });

  test('change no plan and no amount of it', async () => {
    await cook.prefer({ allergies: [] });
    const plan = await cook.generate();
    await save({ units: 'us' });
    expect(await cook.current()).toEqual(plan);
  });
});

test('a recipe, a planned meal and what goes well with a dish say how kitchens measure what they have [UNITS-02]', async () => {
  const measures: unknown[] = [];
  const recipe = CATALOGUE.recipes.find(({ ingredients }) =>
    ingredients.some((line) => line.ingredient === 'butter'),
  )!;
  const { body } = await user.call('GET', `/recipes/${recipe.id}/details`);
  const lineOf = (slug: string) =>
    (body.data.ingredients as { ingredient_id: number; measure?: object }[]).find(
      (line) => line.ingredient_id === INGREDIENT_INDEX.require(slug).id,
    );
  measures.push(lineOf('butter')?.measure);
  expect(measures).toEqual([{ grams_per_ml: 0.95, metric: 'weight', us: 'sticks' }]);
  const plan = await cook.generate();
  const lines = plan.meal_plan.flatMap(({ ingredients }) => ingredients) as { measure?: object }[];
  expect(lines.some(({ measure }) => measure !== undefined)).toBe(true);
});

import { lunchOf, weekDayOf } from '@larder/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import {
  FIRST,
  inDays,
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
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
  chooses = choosingCook(user);
});

const LUNCH = lunchOf(SECOND);
const lunchesOf = ({ meal_plan: meals }: MealPlan) => meals.filter(({ slot }) => slot === 'lunch');
const dinnersOf = ({ meal_plan: meals }: MealPlan) => meals.filter(({ slot }) => slot === 'dinner');
const placesOf = ({ meal_plan: meals }: MealPlan) => meals.map(({ day, slot }) => `${day} ${slot}`);
const lunchOn = (plan: MealPlan, day: string): Meal => {
  const meal = lunchesOf(plan).find((one) => one.day === day);
  if (!meal) throw new Error(`There is no lunch on ${day}`);
  return meal;
};

describe('a week with lunches', () => {
  test('has none unless it is asked for them', async () => {
    const plan = await cook.generate();
    expect(lunchesOf(plan)).toEqual([]);
    expect(plan.lunch_days).toEqual([]);
  });

  test('has a quick one on each of its days, before the dinner, counted in the shopping [LUNCH-01]', async () => {
    const plan = await chooses.week({ lunches: [SECOND, THIRD] });
    expect(placesOf(plan).slice(0, 5)).toEqual([
      `${FIRST} dinner`,
      `${SECOND} lunch`,
      `${SECOND} dinner`,
      `${THIRD} lunch`,
      `${THIRD} dinner`,
    ]);
    expect(plan.lunch_days).toEqual([SECOND, THIRD]);
    for (const { total_time: total, waiting_time: waiting } of lunchesOf(plan)) {
      expect(total - waiting).toBeLessThanOrEqual(30);
    }
    const lacked = lunchesOf(plan).flatMap(({ ingredients }) =>
      ingredients.filter(({ to_buy: buy }) => buy > 0).map(({ name }) => name),
    );
    expect(lacked.length).toBeGreaterThan(0);
    expect(plan.shopping_list.length).toBeGreaterThan(0);
    expect(plan.nutritional_notes).toContain(`the ${plan.meal_plan.length} meals`);
  });

  test('has the dinners of a week without', async () => {
    await cook.stock(['spinach', 500, 'g', 3], ['chicken thigh', 800, 'g', 4], ['egg', 6, 'piece', 6]);
    const without = await cook.generate();
    const plan = await chooses.week({ lunches: WEEK });
    expect(dinnersOf(plan).map(({ id }) => id)).toEqual(without.meal_plan.map(({ id }) => id));
    expect(lunchesOf(plan)).toHaveLength(7);
  });

  test('remembers the days for the next one, until other days are asked for [LUNCH-04]', async () => {
    const first = await chooses.week({ lunches: [SECOND] });
    await cook.stock(['egg', 6, 'piece', 9]);
    const next = await cook.generate();
    expect(next.id).not.toBe(first.id);
    expect(next.lunch_days).toEqual([SECOND]);
    expect(lunchesOf(next)).toHaveLength(1);
    // The same request makes no other week.
    expect((await cook.generate()).id).toBe(next.id);
    const none = await chooses.week({ lunches: [] });
    expect(none.lunch_days).toEqual([]);
    expect(lunchesOf(none)).toEqual([]);
  });

  test('has none that is too late, and the next one has it again [LUNCH-04]', async () => {
    const plan = await chooses.week({ lunches: [FIRST, SECOND], lunches_over: [FIRST] });
    expect(lunchesOf(plan).map(({ day }) => day)).toEqual([SECOND]);
    expect(plan.lunch_days).toEqual([FIRST, SECOND]);
    // The notes name only the days for which no lunch was found.
    expect(plan.nutritional_notes).not.toContain('lunch');
    const next = await chooses.week({ wishes: ['quick'] });
    expect(lunchesOf(next).map(({ day }) => day)).toEqual([FIRST, SECOND]);
  });

  test('keeps the limits at lunch [LUNCH-02]', async () => {
    await cook.prefer({ dietary_restrictions: ['vegan'] });
    const plan = await chooses.week({ lunches: WEEK });
    expect(lunchesOf(plan).length).toBeGreaterThan(0);
    expect(plan.meal_plan.flatMap(({ breaks_limits: breaks }) => breaks)).toEqual([]);
  });

  test('keeps a lunch beside a new dinner', async () => {
    const plan = await chooses.week({ lunches: [SECOND, THIRD] });
    const next = await chooses.week({ keep: { plan_id: plan.id, days: [LUNCH] }, wishes: ['cheap'] });
    expect(lunchOn(next, SECOND)).toMatchObject({ id: lunchOn(plan, SECOND).id, kept: true });
    expect(lunchesOf(next)).toHaveLength(2);
    expect(new Set(next.meal_plan.map(({ id }) => id)).size).toBe(next.meal_plan.length);
  });
});

describe('a lunch', () => {
  let plan: MealPlan;
  beforeEach(async () => {
    await cook.stock(['egg', 12, 'piece', 9], ['tomato', 8, 'piece', 5], ['spinach', 400, 'g', 5]);
    plan = await chooses.week({ lunches: [SECOND] });
  });

  test('is cooked and uncooked apart from the dinner of its day [LUNCH-03]', async () => {
    const before = await cook.pantry();
    const lunch = lunchOn(plan, SECOND);
    const { status, body } = await cook.ask.cook(plan.id, LUNCH, lunch.id);
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(lunchOn(body.data, SECOND).cooked_at).not.toBeNull();
    expect(dinnersOf(body.data).every(({ cooked_at: cooked }) => cooked === null)).toBe(true);
    expect((await cook.ask.uncook(plan.id, LUNCH)).status).toBe(200);
    expect(await cook.pantry()).toEqual(before);
    // Only a new week says why the obvious dish is not in it.
    expect(await cook.current()).toEqual({ ...plan, nutritional_notes: expect.any(String) });
  });

  test('that was cooked with a purchase is undone before it', async () => {
    const lunch = lunchOn(plan, SECOND);
    const lacked = new Set(lunch.missingIngredientIDs);
    const items = plan.shopping_items.filter(({ ingredient_id: id }) => lacked.has(id));
    expect(items.length).toBeGreaterThan(0);
    const bought = await cook.buy(plan, items);
    await cook.ask.cook(plan.id, LUNCH, lunch.id);
    const { status, body } = await cook.ask.undo(plan.id, bought.purchases[0]!.id);
    expect([status, body.detail]).toEqual([409, `${lunch.title} was cooked with it. Undo that first.`]);
  });

  test('is swapped for another lunch, and back', async () => {
    const lunch = lunchOn(plan, SECOND);
    const { body } = await cook.ask.swaps(plan.id, LUNCH);
    const [proposal] = body.data.swaps;
    expect(proposal.meal).toMatchObject({ day: SECOND, slot: 'lunch' });
    expect(proposal.meal.total_time - proposal.meal.waiting_time).toBeLessThanOrEqual(30);
    const swapped = await cook.ask.swap(plan.id, LUNCH, lunch.id, proposal.meal.id);
    expect(lunchOn(swapped.body.data, SECOND).id).toBe(proposal.meal.id);
    expect(dinnersOf(swapped.body.data).map(({ id }) => id)).toEqual(dinnersOf(plan).map(({ id }) => id));
    expect(lunchOn(swapped.body.data, SECOND).kept).toBe(true);
    await cook.ask.swap(plan.id, LUNCH, proposal.meal.id, lunch.id, undefined, false);
    expect((await cook.current()).meal_plan).toEqual(plan.meal_plan);
  });

  test('is removed, put back, and put on a day that had none', async () => {
    const { id } = lunchOn(plan, SECOND);
    const removed = await chooses.remove(plan, LUNCH, { recipe_id: id, why: 'out' });
    expect(lunchesOf(removed)).toEqual([]);
    expect(removed.free_days).toEqual([]);
    expect(dinnersOf(removed)).toHaveLength(7);
    const back = await chooses.put(plan, LUNCH, { recipe_id: id, replaces: null, kept: false });
    expect(back.meal_plan).toEqual(plan.meal_plan.map((meal) => ({ ...meal, kept: meal.kept ?? false })));
    const moved = await chooses.put(plan, lunchOf(THIRD), { recipe_id: id, replaces: null });
    expect(lunchesOf(moved).map(({ day }) => day)).toEqual([THIRD]);
  });

  test('changes places with a dinner, and back', async () => {
    const lunch = lunchOn(plan, SECOND);
    const dinner = dinnersOf(plan).find(({ day }) => day === THIRD)!;
    const moved = await chooses.move(plan, LUNCH, THIRD, { recipe_id: lunch.id });
    expect(lunchOn(moved, SECOND).id).toBe(dinner.id);
    expect(dinnersOf(moved).find(({ day }) => day === THIRD)!.id).toBe(lunch.id);
    const back = await chooses.move(plan, LUNCH, THIRD, { recipe_id: dinner.id });
    expect(back.meal_plan).toEqual(plan.meal_plan);
  });

  test('that moves to a free evening takes it', async () => {
    const lunch = lunchOn(plan, SECOND);
    const [, , dinner] = dinnersOf(plan);
    await chooses.remove(plan, THIRD, { recipe_id: dinner!.id, why: 'out' });
    const moved = await chooses.move(plan, LUNCH, THIRD, { recipe_id: lunch.id });
    expect(moved.free_days).toEqual([]);
    expect(lunchesOf(moved)).toEqual([]);
    expect(dinnersOf(moved).find(({ day }) => day === THIRD)!.id).toBe(lunch.id);
  });

  test('is put aside for leftovers, and given back', async () => {
    const [first] = dinnersOf(plan);
    const lunch = lunchOn(plan, SECOND);
    const twice = await chooses.double(plan, FIRST, {
      recipe_id: first!.id,
      date: inDays(1),
      slot: 'lunch',
    });
    expect(lunchesOf(twice)).toEqual([]);
    expect(twice.leftovers).toMatchObject([{ date: inDays(1), slot: 'lunch', of: FIRST }]);
    expect((await chooses.ask.put(plan, LUNCH, { recipe_id: lunch.id, replaces: null })).body.detail).toBe(
      `${SECOND} lunch has the leftovers of ${first!.title}.`,
    );
    const once = await chooses.once(plan, FIRST, { recipe_id: first!.id });
    expect(once.meal_plan.map(({ id }) => id)).toEqual(plan.meal_plan.map(({ id }) => id));
  });

  test('is not planned where leftovers are eaten', async () => {
    const [first] = dinnersOf(plan);
    await chooses.double(plan, FIRST, { recipe_id: first!.id, date: inDays(1), slot: 'lunch' });
    const next = await chooses.week({ keep: { plan_id: plan.id, days: [FIRST] }, lunches: [SECOND, THIRD] });
    expect(lunchesOf(next).map(({ day }) => day)).toEqual([THIRD]);
    expect(next.lunch_days).toEqual([SECOND, THIRD]);
  });

  test('can be cooked double itself', async () => {
    const lunch = lunchOn(plan, SECOND);
    const twice = await chooses.double(plan, LUNCH, { recipe_id: lunch.id, date: inDays(2), slot: 'lunch' });
    expect(lunchOn(twice, SECOND)).toMatchObject({
      servings: lunch.servings * 2,
      leftovers_on: { date: inDays(2), slot: 'lunch' },
    });
  });

  test('that is not there is a 404 with its name', async () => {
    const { status, body } = await cook.ask.cook(plan.id, lunchOf(THIRD), lunchOn(plan, SECOND).id);
    expect([status, body.detail]).toEqual([404, `There is no meal on ${THIRD} lunch in your plan.`]);
  });

  test('is named in the plans that can be restored', async () => {
    await chooses.week({ lunches: [], wishes: ['quick'] });
    const { before } = (await user.call('GET', '/meal-plans/previous')).body.data;
    const { title } = lunchOn(plan, SECOND);
    expect(before[0].meals).toContainEqual({
      day: weekDayOf(inDays(1)),
      date: inDays(1),
      slot: 'lunch',
      title,
      cooked: false,
    });
  });
});

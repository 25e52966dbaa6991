import { CATALOGUE } from '@larder/catalogue';
import { UNITS, type Unit } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApi, type Api, type User } from './api.ts';
import {
  FIRST,
  SECOND,
  THIRD,
  FIFTH,
  boughtAs,
  mealOn,
  planningCook,
  type MealPlan,
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

const isOfCatalogue = (wanted: number) => CATALOGUE.recipes.some(({ id }) => id === wanted);
const recipeOf = (id: number) => CATALOGUE.recipes.find((recipe) => recipe.id === id)!;
const idsOf = ({ meal_plan: meals }: MealPlan) => meals.map(({ id }) => id);
/** The amount of an ingredient on a shopping list in units of one kind, in grams, millilitres or pieces. */
const listed = ({ shopping_items: items }: MealPlan, ingredientId: number, like: Unit) =>
  items
    .filter(({ ingredient_id: id, unit }) => id === ingredientId && UNITS[unit].kind === UNITS[like].kind)
    .reduce((sum, { buy, unit }) => sum + buy * UNITS[unit].factor, 0);

/** Whether both plans list an ingredient in one kind of unit: 600 ml of passata are said in kilograms beside 610 g. */
const isListedAlike = (a: MealPlan, b: MealPlan, ingredientId: number) =>
  new Set(
    [...a.shopping_items, ...b.shopping_items]
      .filter(({ ingredient_id: id }) => id === ingredientId)
      .map(({ unit }) => UNITS[unit].kind),
  ).size === 1;

test('proposes three other recipes for a day, each with a sentence', async () => {
  await cook.stock(['spinach', 600, 'g', 2], ['rice', 1, 'kg'], ['onion', 4, 'piece']);
  const plan = await cook.generate();
  const swaps = await cook.swaps(plan, mealOn(plan, THIRD));
  expect(swaps).toHaveLength(3);
  const ofCatalogue = swaps.filter(({ meal }) => isOfCatalogue(meal.id));
  // The others are flexible dinners.
  expect(ofCatalogue.length).toBeGreaterThan(0);
  for (const { meal } of ofCatalogue) expect(meal.title).toBe(recipeOf(meal.id).title);
  expect(new Set(swaps.map(({ meal }) => meal.id)).size).toBe(3);
  for (const { meal } of swaps) {
    expect(idsOf(plan)).not.toContain(meal.id);
    expect(meal).toMatchObject({ day: THIRD, cooked_at: null, breaks_limits: [] });
    expect(meal.reason).toMatch(/^[A-Z0-9].*\.$/);
  }
  expect(await cook.current()).toEqual(plan);
});

test('a proposal lists only what it adds to the shopping list', async () => {
  // So little of the first to spoil that its meals compete for it.
  await cook.stock(['spinach', 250, 'g', 2], ['chicken thigh', 500, 'g', 2], ['egg', 4, 'piece', 3]);
  const plan = await cook.generate();
  const days = [FIRST, THIRD, FIFTH] as const;
  const swaps = (await Promise.all(days.map((day) => cook.swaps(plan, mealOn(plan, day))))).flat();
  const reasons = swaps.map(({ meal }) => meal.reason);
  expect(reasons.some((reason) => reason.startsWith('Uses '))).toBe(true);
  expect(reasons.filter((reason) => /the shop|more items?\./.test(reason))).toEqual([]);
});

test("proposals respect the current preferences and the plan's filters", async () => {
  const plan = await cook.generate('?countries=italy,korea&no_beef=true');
  await cook.prefer({ allergies: ['dairy'], spice_tolerance: 'mild' });
  const swaps = await cook.swaps(plan, mealOn(plan, SECOND));
  expect(swaps).toHaveLength(3);
  for (const { meal } of swaps) {
    const recipe = recipeOf(meal.id);
    expect(['italy', 'korea']).toContain(recipe.country);
    expect(recipe.allergens).not.toContain('dairy');
    expect(recipe.dietary.contains_beef).toBe(false);
    expect(['none', 'mild']).toContain(recipe.spice);
  }
});

test('there are none if no other dinner is possible', async () => {
  await cook.prefer({ dietary_restrictions: ['paleo'], allergies: ['sulphites', 'mustard'] });
  const { meal_plan: meals, id } = await cook.generate();
  expect(meals.length).toBeGreaterThan(0);
  expect(meals.length).toBeLessThan(7);
  const { body } = await cook.ask.swaps(id, FIRST);
  expect(body.data.swaps).toEqual([]);
});

test('dinners of other countries are proposed where those of the plan are used up [CHOOSE-16]', async () => {
  const { meal_plan: meals, id } = await cook.generate('?vegan=true&countries=belgium');
  expect(meals).toHaveLength(7);
  const { body } = await cook.ask.swaps(id, FIRST);
  expect(body.data.swaps).toHaveLength(3);
  for (const { meal } of body.data.swaps) {
    const { course, dietary } = recipeOf(meal.id);
    expect([dietary.vegan, ['main', 'soup', 'salad', 'starter'].includes(course)]).toEqual([true, true]);
  }
});

test('a swap makes the proposed plan: meal, shopping list, money, notes [LUNCH-06]', async () => {
  await cook.stock(['rice', 400, 'g'], ['tomato', 3, 'piece', 4], ['salt', null, 'g']);
  const plan = await cook.generate();
  const old = mealOn(plan, SECOND);
  for (const { meal, adds, saves, difference } of await cook.swaps(plan, old)) {
    const swapped = await cook.swap(plan, old, meal.id);
    expect(mealOn(swapped, SECOND)).toEqual({
      ...meal,
      kept: true,
      reason: expect.stringContaining(meal.reason.slice(0, -1)),
    });
    expect(difference.shop).toBeCloseTo(swapped.shop!.dollars - plan.shop!.dollars, 2);
    expect(difference.saved).toBeCloseTo(swapped.saved!.dollars - plan.saved!.dollars, 2);
    expect(swapped).toMatchObject({ id: plan.id, out_of_date: null });
    const lacking = boughtAs(swapped.meal_plan.flatMap(({ ingredients }) => ingredients))
      .filter(({ line }) => line.to_buy > 0)
      .map(({ name }) => name);
    expect(new Set(swapped.shopping_list)).toEqual(new Set(lacking));
    expect(adds.length + saves.length).toBeGreaterThan(0);
    // The new list is the old one with the announced difference.
    for (const [sign, differences] of [[1, adds] as const, [-1, saves] as const]) {
      for (const { ingredient_id: id, unit, quantity } of differences) {
        if (!isListedAlike(plan, swapped, id)) continue;
        const more = listed(swapped, id, unit) - listed(plan, id, unit);
        expect(more).toBeCloseTo(sign * quantity * UNITS[unit].factor, 1);
      }
    }
    const told = new Set(
      [...adds, ...saves].map(({ ingredient_id: id, unit }) => `${id} ${UNITS[unit].kind}`),
    );
    for (const { ingredient_id: id, unit } of [...plan.shopping_items, ...swapped.shopping_items]) {
      if (told.has(`${id} ${UNITS[unit].kind}`) || !isListedAlike(plan, swapped, id)) continue;
      expect(listed(swapped, id, unit)).toBeCloseTo(listed(plan, id, unit), 1);
    }
    expect(swapped.nutritional_notes).not.toBe('');
    // Swapping back undoes it.
    expect(await cook.swapBack(swapped, meal, old.id)).toEqual(plan);
  }
});

test("regenerating after a swap gives the planner's own plan", async () => {
  const plan = await cook.generate();
  const [best] = await cook.swaps(plan, mealOn(plan, FIRST));
  expect(await cook.generate()).toEqual(plan);
  const swapped = await cook.swap(plan, mealOn(plan, FIRST), best!.meal.id);
  expect(idsOf(swapped)).not.toEqual(idsOf(plan));
  const again = await cook.generate();
  expect(idsOf(again)).toEqual(idsOf(plan));
  expect(again.id).not.toBe(plan.id);
});

describe('a swap is rejected', () => {
  test('for a recipe that violates a limit, with its name', async () => {
    const plan = await cook.generate();
    await cook.prefer({ dietary_restrictions: ['vegan'] });
    const beef = CATALOGUE.recipes.find(
      ({ id, dietary }) => dietary.contains_beef && !idsOf(plan).includes(id),
    )!;
    const meal = mealOn(plan, FIRST);
    const { status, body } = await cook.ask.swap(plan.id, FIRST, meal.id, beef.id);
    expect([status, body.detail]).toEqual([409, 'This recipe falls outside your limits (vegan).']);
    expect(idsOf(await cook.current())).toEqual(idsOf(plan));
  });

  test.each([
    {
      why: 'for a recipe that is in the plan',
      of: (plan: MealPlan) => [plan.id, FIRST, plan.meal_plan[0]!.id, plan.meal_plan[1]!.id] as const,
      answer: [409, 'This recipe is already in your plan.'],
    },
    {
      why: 'for a recipe that does not exist',
      of: (plan: MealPlan) => [plan.id, FIRST, plan.meal_plan[0]!.id, 99_999_999] as const,
      answer: [404, 'This recipe does not exist.'],
    },
    {
      why: 'for a suggestion that is none any more, or never was',
      of: (plan: MealPlan) => [plan.id, FIRST, plan.meal_plan[0]!.id, 999_999_999] as const,
      answer: [409, expect.stringMatching(/^This dinner can no longer be made/)],
    },
    {
      why: 'where another meal is planned by now',
      of: (plan: MealPlan) => [plan.id, FIRST, 999_999_998, 999_999_999] as const,
      answer: [409, expect.stringMatching(new RegExp(`^${FIRST} now has another meal: \\S`))],
    },
    {
      why: 'when a newer plan was made',
      of: (plan: MealPlan) =>
        [plan.id.replace(/^.{8}/, '00000000'), FIRST, plan.meal_plan[0]!.id, 1] as const,
      answer: [409, 'There is a newer meal plan. Please look at that one first.'],
    },
  ])('$why', async ({ of, answer }) => {
    const plan = await cook.generate();
    const { status, body } = await cook.ask.swap(...of(plan));
    expect([status, body.detail]).toEqual(answer);
    expect(await cook.current()).toEqual(plan);
  });

  test('without a plan, and on a day without a meal', async () => {
    const none = '01976b0e-5a10-7c3e-9a55-0242ac120002';
    expect((await cook.ask.swaps(none, FIRST)).status).toBe(404);
    expect((await cook.ask.swap(none, FIRST, 1, 2)).status).toBe(404);
    await cook.prefer({ meal_prep_frequency: 'rarely' });
    const plan = await cook.generate();
    const { status, body } = await cook.ask.swaps(plan.id, SECOND);
    expect([status, body.detail]).toEqual([404, `There is no meal on ${SECOND} in your plan.`]);
  });

  test('when it is malformed', async () => {
    const plan = await cook.generate();
    expect((await cook.ask.swaps(plan.id, 'Someday')).status).toBe(400);
    expect((await cook.ask.swaps('none', FIRST)).status).toBe(400);
    expect((await user.call('GET', '/meal-plans/current/meals/Monday/swap')).status).toBe(400);
    expect((await cook.ask.swap(plan.id, FIRST, 1, 0)).status).toBe(400);
  });
});

test("nobody can swap another cook's meals", async () => {
  const plan = await cook.generate();
  const other = planningCook(await api.signUp());
  expect((await other.ask.swaps(plan.id, FIRST)).status).toBe(404);
  await other.generate();
  const { status } = await other.ask.swap(plan.id, FIRST, mealOn(plan, FIRST).id, 1001);
  expect(status).toBe(409);
  expect(await cook.current()).toEqual(plan);
});

test('the same key swaps once, even if the old meal was put back meanwhile', async () => {
  const plan = await cook.generate();
  const old = mealOn(plan, FIRST);
  const [first] = await cook.swaps(plan, old);
  const ask = () => cook.ask.swap(plan.id, FIRST, old.id, first!.meal.id, 'one-swap');
  expect(mealOn((await ask()).body.data, FIRST).id).toBe(first!.meal.id);
  await cook.swap(plan, first!.meal, old.id);
  const { status, body } = await ask();
  expect([status, mealOn(body.data, FIRST).id]).toEqual([200, old.id]);
  const other = await cook.ask.swap(plan.id, FIRST, old.id, 1, 'one-swap');
  expect([other.status, other.body.detail]).toEqual([
    409,
    'This Idempotency-Key was used for another request.',
  ]);
});

test('anything expired by the day of the swap is not used', async () => {
  await cook.stock(['spinach', 600, 'g', 1], ['chickpea', 800, 'g']);
  const plan = await cook.generate();
  api.pass(3 * 24 * 60 * 60 * 1000);
  try {
    const { body } = await api.call('POST', '/auth/login', {
      body: { username: user.username, password: 'correct horse' },
    });
    const later = planningCook({ call: api.as(body.data.access_token) });
    const swaps = await later.swaps(plan, mealOn(plan, FIRST));
    expect(swaps).toHaveLength(3);
    const used = swaps.flatMap(({ meal }) => meal.uses.map(({ name }) => name));
    expect(used).not.toContain('spinach');
  } finally {
    api.pass(-3 * 24 * 60 * 60 * 1000);
  }
});

test('proposals are for the requested plan, even if another replaces it meanwhile', async () => {
  const plan = await cook.generate();
  const { pool } = api.database;
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  let reads = 0;
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (...asked: unknown[]) => {
    const { text } = asked[0] as { text?: string };
    // Once to check access, and once for its contents.
    if (text?.includes('from "meal_plans"') && (reads += 1) === 2)
      await query('update meal_plans set id = gen_random_uuid() where id = $1', [plan.id]);
    return query(...asked);
  }) as typeof pool.query);
  const { status, body } = await cook.ask.swaps(plan.id, FIRST);
  spy.mockRestore();
  expect([reads, status, body.detail]).toEqual([
    2,
    409,
    'There is a newer meal plan. Please look at that one first.',
  ]);
});

import { CATALOGUE } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { convertQuantity } from '@larder/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import {
  FIRST,
  SECOND,
  inDays,
  mealOn,
  planningCook,
  type Meal,
  type MealPlan,
  type PlanningCook,
} from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
});

/** A pantry that many meals draw on: known and unknown amounts, whole units and fractions. */
const fill = () =>
  cook.stock(
    ['spinach', 600, 'g', 2],
    ['onion', 3, 'piece'],
    ['garlic', 7, 'clove'],
    ['rice', 2, 'kg'],
    ['olive oil', 1, 'l'],
    ['salt', null, 'g'],
    ['egg', 2, 'piece'],
    ['tomato', 5, 'piece'],
  );

const known = ({ uses }: Meal) =>
  uses.flatMap((use) => (use.quantity === null ? [] : { ...use, quantity: use.quantity }));

/** A meal that takes known amounts from the pantry. */
const takingMeal = ({ meal_plan: meals }: MealPlan) => meals.find((meal) => known(meal).length > 0)!;

test('cooking takes what the plan allocated to the meal, and the plan stays up to date', async () => {
  await fill();
  const plan = await cook.generate();
  const before = new Map((await cook.pantry()).map((item) => [item.id, item]));
  const meal = takingMeal(plan);
  const cooked = await cook.cook(plan, meal);

  expect(cooked).toMatchObject({ id: plan.id, out_of_date: null });
  const done = mealOn(cooked, meal.day!);
  expect(done).toMatchObject({ id: meal.id, uses: meal.uses, missingIngredientIDs: [] });
  expect(Date.parse(done.cooked_at!)).toBeGreaterThan(Date.now() - 60_000);
  const after = new Map((await cook.pantry()).map((item) => [item.id, item]));
  const taken = new Map(known(meal).map((use) => [use.pantry_item_id, use]));
  for (const [id, item] of before) {
    const use = taken.get(id);
    const now = after.get(id);
    // A started piece is still listed as one; the rest of a kilogram is in grams.
    const unit = use?.unit ?? item.unit;
    const left = convertQuantity(item.quantity ?? 0, item.unit, unit) - (use?.quantity ?? 0);
    const expected = [item.quantity === null ? null : Math.max(0, Math.ceil(left - 0.01)), unit];
    expect(now ? [now.quantity, now.unit] : [0, unit]).toEqual(expected);
  }
  // Nothing is left to buy for it, and the other meals keep their stock.
  for (const other of plan.meal_plan.filter(({ id }) => id !== meal.id)) {
    // The rest of a litre is in millilitres.
    const lines = other.ingredients.map(({ in_pantry: _there, ...line }) => line);
    expect(mealOn(cooked, other.day!)).toMatchObject({
      ingredients: lines,
      matchPercentage: other.matchPercentage,
    });
  }
});

test('undoing a cooked meal is exact, including what was used up', async () => {
  await cook.stock(
    ['spinach', 200, 'g', 2],
    ['onion', 1, 'piece'],
    ['rice', 1, 'kg'],
    ['chickpea', 240, 'g'],
  );
  const plan = await cook.generate();
  const before = await cook.pantry();
  let now = plan;
  for (const meal of plan.meal_plan) now = await cook.cook(now, meal);
  expect(now.shopping_items).toEqual([]);
  expect(now.shopping_list).toEqual([]);
  expect((await cook.pantry()).length).toBeLessThan(before.length);
  // Not in the order they were cooked.
  for (const meal of [...plan.meal_plan.slice(3), ...plan.meal_plan.slice(0, 3)]) {
    now = await cook.uncook(now, meal);
  }
  expect(await cook.pantry()).toEqual(before);
  expect(now).toEqual(plan);
  expect(await cook.current()).toEqual(plan);
});

describe("the cook's changes in between are kept", () => {
  let plan: MealPlan;
  let meal: Meal;
  let taken: number;
  beforeEach(async () => {
    await cook.stock(['spinach', 3_000, 'g', 2]);
    plan = await cook.generate();
    meal = plan.meal_plan.find(({ uses }) => uses.some(({ name }) => name === 'spinach'))!;
    taken = meal.uses.find(({ name }) => name === 'spinach')!.quantity!;
    await cook.cook(plan, meal);
  });

  test('another amount: the used amount is added back', async () => {
    const item = (await cook.item('spinach'))!;
    expect(item.quantity).toBe(3_000 - taken);
    await user.call('PUT', `/pantry/${item.id}`, {
      body: { quantity: 50, unit: 'g', expiry_date: inDays(5) },
    });
    const undone = await cook.uncook(plan, meal);
    expect(await cook.item('spinach')).toEqual({ ...item, quantity: 50 + taken, expiry_date: inDays(5) });
    expect(undone.out_of_date).toBe('pantry');
  });

  test('another unit of the same kind', async () => {
    const item = (await cook.item('spinach'))!;
    await user.call('PUT', `/pantry/${item.id}`, { body: { quantity: 2, unit: 'kg' } });
    await cook.uncook(plan, meal);
    expect(await cook.item('spinach')).toMatchObject({ quantity: 2000 + taken, unit: 'g' });
  });

  test('a unit of another kind: two items', async () => {
    const item = (await cook.item('spinach'))!;
    await user.call('PUT', `/pantry/${item.id}`, { body: { quantity: 2, unit: 'bunch' } });
    await cook.uncook(plan, meal);
    const items = (await cook.pantry()).map(({ quantity, unit }) => [quantity, unit]);
    expect(new Set(items)).toEqual(
      new Set([
        [2, 'bunch'],
        [taken, 'g'],
      ]),
    );
  });

  test('an item that was thrown away: only the used amount comes back', async () => {
    const item = (await cook.item('spinach'))!;
    await user.call('DELETE', `/pantry/${item.id}`);
    await cook.uncook(plan, meal);
    expect(await cook.item('spinach')).toEqual({ ...item, quantity: taken, expiry_date: inDays(2) });
  });

  test('other additions', async () => {
    await cook.stock(['leek', 2, 'piece']);
    expect((await cook.current()).out_of_date).toBe('pantry');
    const undone = await cook.uncook(plan, meal);
    expect(undone.out_of_date).toBe('pantry');
    expect(await cook.item('spinach')).toMatchObject({ quantity: 3_000 });
    expect(await cook.item('leek')).toMatchObject({ quantity: 2 });
    await user.call('DELETE', `/pantry/${(await cook.item('leek'))!.id}`);
    expect((await cook.current()).out_of_date).toBeNull();
  });
});

test('an ingredient that a meal uses in part is open from then on, and its guessed date moves closer [DATES-13]', async () => {
  const names = ['coconut milk', 'tomato passata', 'milk', 'yogurt', 'vegetable stock', 'soy sauce'];
  const items = names.map((ingredient_name) => ({ ingredient_name, quantity: 5, unit: 'l' }));
  await user.call('POST', '/pantry/bulk', { body: { items } });
  const before = await cook.pantry();
  const book: components['schemas']['BookIngredient'][] = (await user.call('GET', '/ingredients')).body.data
    .ingredients;
  /** Ingredients that keep for less time once opened. */
  const spoils = new Set(
    before
      .filter(({ ingredient_id, storage }) => {
        const life = book.find(({ id }) => id === ingredient_id)?.shelf_life[storage];
        return life?.opened !== life?.unopened;
      })
      .map(({ id }) => id),
  );
  const opens = (one: Meal) => known(one).some((use) => spoils.has(use.pantry_item_id));
  const made = await cook.generate();
  const curry = CATALOGUE.recipes.find(({ slug }) => slug === 'gaeng-khiao-wan-gai')!.id;
  const plan = made.meal_plan.some(opens) ? made : await cook.swap(made, made.meal_plan[0]!, curry);
  const meal = plan.meal_plan.find(opens)!;
  await cook.cook(plan, meal);
  const after = new Map((await cook.pantry()).map((item) => [item.id, item]));
  const used = new Set(known(meal).map((use) => use.pantry_item_id));
  for (const item of before) {
    const now = after.get(item.id)!;
    const isOpened = used.has(item.id) && spoils.has(item.id);
    expect(now).toMatchObject({ expiry_is_guess: true, opened: isOpened });
    expect(now.expiry_date! < item.expiry_date!).toBe(isOpened);
  }
  await cook.uncook(plan, meal);
  expect(await cook.pantry()).toEqual(before);
});

test('half an onion leaves one started, and two halves use one up', async () => {
  const names = ['onion', 'red onion', 'bell pepper', 'cucumber', 'lemon', 'lime', 'carrot', 'leek'];
  await cook.stock(...names.map((name) => [name, 20, 'piece'] as const));
  const made = await cook.generate();
  // Half a cucumber.
  const halving = CATALOGUE.recipes.find(({ slug }) => slug === 'chamchi-gimbap')!.id;
  const isThere = made.meal_plan.some(({ id }) => id === halving);
  const plan = isThere ? made : await cook.swap(made, made.meal_plan[0]!, halving);
  const left = new Map((await cook.pantry()).map((item) => [item.id, 20]));
  let started = 0;
  let now = plan;
  for (const meal of plan.meal_plan) {
    now = await cook.cook(now, meal);
    for (const use of known(meal)) {
      left.set(use.pantry_item_id, left.get(use.pantry_item_id)! - use.quantity);
    }
    for (const { id, quantity } of await cook.pantry()) {
      const rest = left.get(id)!;
      expect(quantity).toBe(Math.ceil(rest - 0.02));
      if (quantity! - rest > 0.02) started += 1;
    }
  }
  expect(started).toBeGreaterThan(0);
});

test('an item of unknown amount stays, and is listed with the meal', async () => {
  await cook.stock(['salt', null, 'g'], ['olive oil', null, 'ml'], ['onion', null, 'piece']);
  const plan = await cook.generate();
  const before = await cook.pantry();
  let now = plan;
  for (const meal of plan.meal_plan) now = await cook.cook(now, meal);
  expect(await cook.pantry()).toEqual(before);
  const names = now.meal_plan.flatMap(({ uses }) => uses.map(({ name }) => name));
  expect(names).toContain('onions');
  expect(now.meal_plan.flatMap(known)).toEqual([]);
});

test('a meal is cooked once: repeated, simultaneously, and from two devices', async () => {
  await fill();
  const plan = await cook.generate();
  const meal = takingMeal(plan);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => cook.ask.cook(plan.id, meal.day!, meal.id)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const after = await cook.pantry();
  expect((await cook.cook(plan, meal)).meal_plan).toEqual(answers[0]!.body.data.meal_plan);
  expect(await cook.pantry()).toEqual(after);
  await cook.uncook(plan, meal);
  expect(await cook.uncook(plan, meal)).toEqual(plan);
});

test('repeating a call changes nothing, whatever happened in between', async () => {
  await fill();
  const plan = await cook.generate();
  const meal = takingMeal(plan);
  const ask = () => cook.ask.cook(plan.id, meal.day!, meal.id, 'cooked-once');
  const undo = () => cook.ask.uncook(plan.id, meal.day!, 'undone-once');
  await ask();
  await undo();
  const before = await cook.pantry();
  expect(mealOn((await ask()).body.data, meal.day!).cooked_at).toBeNull();
  expect(await cook.pantry()).toEqual(before);
  await cook.cook(plan, meal);
  expect(mealOn((await undo()).body.data, meal.day!).cooked_at).not.toBeNull();
  const { status } = await cook.ask.uncook(plan.id, meal.day!, 'cooked-once');
  expect(status).toBe(409);
});

describe('cooking is rejected', () => {
  test('after another device made a newer plan', async () => {
    await fill();
    const old = await cook.generate();
    const meal = takingMeal(old);
    await cook.cook(old, meal);
    const pantry = await cook.pantry();
    const newer = await cook.generate();
    expect(newer.id).not.toBe(old.id);
    for (const answer of [
      await cook.ask.cook(old.id, meal.day!, meal.id),
      await cook.ask.uncook(old.id, meal.day!),
    ]) {
      expect([answer.status, answer.body.detail]).toEqual([
        409,
        'There is a newer meal plan. Please look at that one first.',
      ]);
    }
    expect(await cook.pantry()).toEqual(pantry);
  });

  test('for a meal that has been swapped', async () => {
    const plan = await cook.generate();
    const meal = mealOn(plan, FIRST);
    const [other] = await cook.swaps(plan, meal);
    await cook.swap(plan, meal, other!.meal.id);
    const { status, body } = await cook.ask.cook(plan.id, FIRST, meal.id);
    expect([status, body.detail]).toEqual([409, `${FIRST} now has another meal: ${other!.meal.title}.`]);
  });

  test('when swapping a meal already cooked', async () => {
    const plan = await cook.generate();
    const meal = mealOn(plan, FIRST);
    await cook.cook(plan, meal);
    const detail = `${meal.title} is already cooked.`;
    const swap = await cook.ask.swap(plan.id, FIRST, meal.id, 1001);
    expect([swap.status, swap.body.detail]).toEqual([409, detail]);
    const proposals = await cook.ask.swaps(plan.id, FIRST);
    expect([proposals.status, proposals.body.detail]).toEqual([409, detail]);
    const [other] = await cook.swaps(plan, mealOn(plan, SECOND));
    expect(
      mealOn(await cook.swap(plan, mealOn(plan, SECOND), other!.meal.id), FIRST).cooked_at,
    ).not.toBeNull();
  });

  test('without a plan, and when malformed', async () => {
    const none = '01976b0e-5a10-7c3e-9a55-0242ac120002';
    expect((await cook.ask.cook(none, FIRST, 1)).status).toBe(404);
    expect((await cook.ask.uncook(none, FIRST)).status).toBe(404);
    expect((await cook.ask.cook('none', FIRST, 1)).status).toBe(400);
    expect((await cook.ask.uncook(none, 'Moonday')).status).toBe(400);
    expect((await user.call('DELETE', '/meal-plans/current/meals/Monday/cooked')).status).toBe(400);
  });

  test("for another cook's meals", async () => {
    await fill();
    const plan = await cook.generate();
    const before = await cook.pantry();
    const other = planningCook(await api.signUp());
    await other.generate();
    const meal = takingMeal(plan);
    expect((await other.ask.cook(plan.id, meal.day!, meal.id)).status).toBe(409);
    expect(await cook.pantry()).toEqual(before);
  });
});

test('a plan does not keep counting on what was in the pantry for a while', async () => {
  await cook.stock(['spinach', 600, 'g', 2]);
  const plan = await cook.generate();
  const meal = plan.meal_plan.find(({ uses }) => uses.some(({ name }) => name === 'spinach'))!;
  // Nor may it be bought for something that the meal lacks: peppercorns for ground pepper.
  const lacking = plan.shopping_items.find(
    ({ ingredient_id: id, name, parts = [] }) =>
      name !== 'spinach' && !meal.missingIngredientIDs.includes(id) && parts.length === 0,
  )!;
  await cook.stock([lacking.name, 5_000, lacking.unit]);
  const cooked = await cook.cook(plan, meal);
  expect(cooked.shopping_items.map(({ name }) => name)).not.toContain(lacking.name);
  await user.call('DELETE', `/pantry/${(await cook.item(lacking.name))!.id}`);
  const now = await cook.current();
  expect(now.out_of_date).toBeNull();
  expect(now.shopping_items.map(({ name }) => name)).toContain(lacking.name);
  expect(now.meal_plan.flatMap(({ uses }) => uses.map(({ name }) => name))).not.toContain(lacking.name);
});

test('a changed pantry supplies what it has, and the plan stays out of date', async () => {
  await cook.stock(['spinach', 600, 'g', 2], ['onion', 2, 'piece']);
  const plan = await cook.generate();
  const meal = plan.meal_plan.find(({ uses }) => uses.some(({ name }) => name === 'spinach'))!;
  const item = (await cook.item('spinach'))!;
  await user.call('PUT', `/pantry/${item.id}`, { body: { quantity: 30, unit: 'g' } });
  const cooked = await cook.cook(plan, meal);
  expect(await cook.item('spinach')).toBeUndefined();
  expect(cooked.out_of_date).toBe('pantry');
  const undone = await cook.uncook(plan, meal);
  expect(await cook.item('spinach')).toMatchObject({ quantity: 30 });
  expect(undone.out_of_date).toBe('pantry');
});

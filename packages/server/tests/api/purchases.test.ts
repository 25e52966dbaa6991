import { sentenceCase, UNITS } from '@larder/domain';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { inDays, planningCook, type MealPlan, type PlanningCook } from './planning-cook.ts';

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

type Line = MealPlan['shopping_items'][number];
const bought = ({ ingredient_id, unit, buy }: Line, quantity = buy) => ({ ingredient_id, unit, quantity });
/** Lines measured in only one kind of unit: otherwise a purchase in grams may cover a slice. */
const simple = ({ shopping_items: items }: MealPlan) =>
  items.filter(({ ingredient_id: id }) => items.filter((one) => one.ingredient_id === id).length === 1);
/** They keep: a part of what does not keep may go to the freezer, as a batch of its own. */
const weighedOf = (plan: MealPlan) =>
  simple(plan).filter(({ unit, buy, category }) => unit === 'g' && buy >= 20 && category === 'Pantry');
const weighed = (plan: MealPlan) => weighedOf(plan)[0]!;

test('purchases are in the pantry and off the list, and the plan stays up to date', async () => {
  await cook.stock(['rice', 100, 'g'], ['onion', 1, 'piece']);
  const plan = await cook.generate();
  // Salt and spices come home as packs.
  const [first, second] = weighedOf(plan) as [Line, Line];
  const others = plan.shopping_items.filter((line) => line !== first && line !== second);
  const after = await cook.buy(plan, [first, second]);
  expect(after).toMatchObject({ id: plan.id, out_of_date: null });
  expect(after.shopping_items).toEqual(others);
  expect(after.purchases).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      bought_at: expect.any(String),
      // What is for Friday may go to the freezer until then, and says so.
      items: [first, second].map((line) =>
        expect.objectContaining({ ...bought(line), name: line.name, category: line.category }),
      ),
    },
  ]);
  const item = (await cook.pantry()).find(({ ingredient_id: id }) => id === first.ingredient_id);
  expect(item?.quantity).toBeGreaterThan(0);
  expect(await cook.current()).toEqual(after);
});

test('a purchase has the date that the cook entered, otherwise the proposed one [BATCH-11]', async () => {
  const plan = await cook.generate();
  const [said, ...others] = simple(plan) as [Line, ...Line[]];
  const items = [
    { ...bought(said), expiry_date: inDays(40), opened: true },
    ...others.map((line) => bought(line)),
  ];
  expect((await cook.ask.buy(plan.id, items)).status).toBe(201);
  const pantry = await cook.pantry();
  expect(pantry.find(({ ingredient_id: id }) => id === said.ingredient_id)).toMatchObject({
    expiry_date: inDays(40),
    expiry_is_guess: false,
    opened: true,
  });
  const proposed = pantry.filter(({ expiry_is_guess: isGuess }) => isGuess);
  expect(proposed.length).toBeGreaterThan(others.length / 2);
  for (const { expiry_date: date } of proposed) expect(date! >= inDays(0)).toBe(true);
});

test('once everything is bought, nothing is left to buy and every meal can be cooked', async () => {
  await cook.stock(
    ['basmati rice', 150, 'g', 4],
    ['onion', 1, 'piece'],
    ['olive oil', 30, 'ml'],
    ['egg', 1, 'piece'],
  );
  const plan = await cook.generate();
  const all = await cook.buy(plan, plan.shopping_items);
  expect(all.shopping_items).toEqual([]);
  expect(all.shopping_list).toEqual([]);
  for (const meal of all.meal_plan) {
    expect(meal.missingIngredientIDs).toEqual([]);
    expect(meal.reason).not.toMatch(/needs (?:only )?\d/);
  }
  let now = all;
  for (const meal of all.meal_plan) now = await cook.cook(now, meal);
  expect(now.out_of_date).toBeNull();
});

test('purchases to freeze are listed, with the meals they are for', async () => {
  const plan = await cook.generate();
  const { purchases, meal_plan: meals } = await cook.buy(plan, plan.shopping_items);
  const frozen = purchases[0]!.items.filter((item) => item.frozen);
  const pantry = await cook.pantry();
  const inFreezer = pantry.filter(
    ({ storage, expiry_date: date }) => storage === 'freezer' && date! > inDays(7),
  );
  expect(frozen.length).toBeGreaterThan(0);
  expect(new Set(frozen.map(({ ingredient_id: id }) => id))).toEqual(
    new Set(inFreezer.map(({ ingredient_id: id }) => id)),
  );
  for (const { ingredient_id: ownId, quantity, frozen: part } of frozen) {
    expect(part!.quantity).toBeLessThanOrEqual(quantity);
    const lots = new Set(pantry.filter(({ ingredient_id: id }) => id === ownId).map(({ id }) => id));
    for (const { day, title } of part!.meals) {
      const meal = meals.find((one) => one.day === day)!;
      const isUsed = meal.uses.some((use) => lots.has(use.pantry_item_id));
      expect([meal.title, isUsed]).toEqual([title, true]);
    }
    expect(part!.meals.length).toBeGreaterThan(0);
  }
});

test('what the cook freezes is not listed', async () => {
  const plan = await cook.generate();
  const items = simple(plan).map((line) => ({ ...bought(line), storage: 'freezer' }));
  const { body } = await cook.ask.buy(plan.id, items);
  expect((body.data as MealPlan).purchases[0]!.items.filter((item) => item.frozen)).toEqual([]);
});

test('salt is bought by the pack, and the pantry gets a pack [MATCH-13]', async () => {
  const plan = await cook.generate();
  const line = plan.shopping_items.find(({ sold_as: soldAs }) => soldAs)!;
  const unit = line.sold_as!;
  const after = await cook.buy(plan, [line]);
  expect(after.purchases[0]?.items).toMatchObject([{ ingredient_id: line.ingredient_id, quantity: 1, unit }]);
  expect(await cook.pantry()).toMatchObject([{ ingredient_id: line.ingredient_id, quantity: 1, unit }]);
  expect(after.shopping_items.map(({ name }) => name)).not.toContain(line.name);
  expect(await cook.undoPurchase(after, after.purchases[0]!)).toEqual(plan);
  expect(await cook.pantry()).toEqual([]);
});

test('undoing a purchase is exact', async () => {
  await cook.stock(['rice', 100, 'g'], ['onion', 1, 'piece'], ['egg', 1, 'piece', 1], ['tomato', 1, 'kg']);
  const plan = await cook.generate();
  const before = await cook.pantry();
  const half = plan.shopping_items.filter((_line, index) => index % 2 === 0);
  const one = await cook.buy(plan, half);
  const two = await cook.buy(one, one.shopping_items);
  // Not in the order they were made.
  const undone = await cook.undoPurchase(two, two.purchases[0]!);
  expect(undone.purchases).toEqual([two.purchases[1]]);
  const none = await cook.undoPurchase(undone, undone.purchases[0]!);
  expect(none).toEqual(plan);
  expect(await cook.pantry()).toEqual(before);
});

test('less than needed leaves the rest on the list, more is kept', async () => {
  const plan = await cook.generate();
  const line = weighed(plan);
  const { body } = await cook.ask.buy(plan.id, [bought(line, line.buy - 10)]);
  const after = body.data as MealPlan;
  const left = after.shopping_items.find(
    ({ ingredient_id: id, unit }) => id === line.ingredient_id && unit === 'g',
  );
  expect(left).toMatchObject({ need: line.need, have: line.buy - 10, buy: 10 });
  const second = await cook.ask.buy(plan.id, [{ ...bought(line), quantity: 1, unit: 'kg' }]);
  expect(second.status).toBe(201);
  const item = (await cook.pantry()).find(({ ingredient_id: id }) => id === line.ingredient_id);
  expect(item).toMatchObject({ quantity: line.buy - 10 + 1000, unit: 'g' });
});

test('a fractional amount is stored exactly', async () => {
  const plan = await cook.generate();
  const line = weighed(plan);
  await cook.ask.buy(plan.id, [{ ...bought(line), quantity: 1.25, unit: 'kg' }]);
  const item = (await cook.pantry()).find(({ ingredient_id: id }) => id === line.ingredient_id);
  expect(item).toMatchObject({ quantity: 1250, unit: 'g' });
});

describe('earlier stock', () => {
  /** A plan that needs more of something with one gram in stock that expires in this many days. */
  const withLeft = async (days: number) => {
    const first = await cook.generate();
    for (const { name } of weighedOf(first)) {
      const [item] = (
        await user.call('POST', '/pantry/bulk', {
          body: { items: [{ ingredient_name: name, quantity: 1, unit: 'g' }] },
        })
      ).body.data.pantryItems;
      await user.call('PUT', `/pantry/${item.id}`, {
        body: { quantity: 1, unit: 'g', expiry_date: inDays(days) },
      });
      // With that gram, another week might be the best one.
      const keep = { plan_id: first.id, days: first.meal_plan.map(({ day }) => day) };
      const plan = await cook.generate('', { keep });
      const line = weighedOf(plan).find(({ ingredient_id: id }) => id === item.ingredient_id);
      if (line) return { plan, line, id: item.id as string };
      await user.call('DELETE', `/pantry/${item.id}`);
    }
    throw new Error('Whatever has one gram in stock, the week does without it.');
  };

  test('that has expired stays next to the fresh batch, which is used', async () => {
    const { plan, line, id } = await withLeft(-1);
    const after = await cook.buy(plan, [line]);
    expect(after.shopping_items.map(({ name }) => name)).not.toContain(line.name);
    const batches = async () =>
      (await cook.pantry()).filter((one) => one.ingredient_id === line.ingredient_id);
    const old = { id, quantity: 1, expiry_date: inDays(-1) };
    const [first, fresh, ...more] = await batches();
    expect(first).toMatchObject(old);
    expect(fresh).toMatchObject({ quantity: Math.ceil(line.buy) });
    expect(more).toEqual([]);
    await cook.undoPurchase(after, after.purchases[0]!);
    expect(await batches()).toMatchObject([old]);
  });

  test('that outlasts the week keeps its date', async () => {
    const { plan, line, id } = await withLeft(30);
    const after = await cook.buy(plan, [line]);
    expect(after.shopping_items.map(({ name }) => name)).not.toContain(line.name);
    const item = (await cook.pantry()).find((one) => one.id === id);
    expect(item).toMatchObject({ expiry_date: inDays(30) });
  });
});

test("undoing does not lose the cook's changes in between", async () => {
  const plan = await cook.generate();
  const line = weighed(plan);
  const after = await cook.buy(plan, [line]);
  const item = (await cook.pantry()).find(({ ingredient_id: id }) => id === line.ingredient_id)!;
  await user.call('PUT', `/pantry/${item.id}`, {
    body: { quantity: item.quantity! + 40, unit: 'g', expiry_date: inDays(9) },
  });
  const undone = await cook.undoPurchase(after, after.purchases[0]!);
  expect((await cook.pantry()).find(({ id }) => id === item.id)).toMatchObject({
    quantity: 40,
    expiry_date: inDays(9),
  });
  expect(undone.out_of_date).toBe('pantry');
});

test('undoing requires undoing the meals cooked with it first', async () => {
  const plan = await cook.generate();
  const all = await cook.buy(plan, plan.shopping_items);
  const meal = all.meal_plan[0]!;
  const cooked = await cook.cook(all, meal);
  const refused = await cook.ask.undo(plan.id, all.purchases[0]!.id);
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    `${meal.title} was cooked with it. Undo that first.`,
  ]);
  const uncooked = await cook.uncook(cooked, meal);
  expect(await cook.undoPurchase(uncooked, all.purchases[0]!)).toEqual(plan);
  expect(await cook.pantry()).toEqual([]);
});

test('a swap keeps purchases', async () => {
  const plan = await cook.generate();
  const after = await cook.buy(plan, plan.shopping_items.slice(0, 4));
  const pantry = await cook.pantry();
  const meal = after.meal_plan[2]!;
  const [other] = await cook.swaps(after, meal);
  const swapped = await cook.swap(after, meal, other!.meal.id);
  expect(swapped.purchases).toEqual(after.purchases);
  expect(await cook.pantry()).toEqual(pantry);
});

describe('buying is rejected', () => {
  test('for something not on the list, without any effect', async () => {
    const plan = await cook.generate();
    const [first] = plan.shopping_items;
    const absent = { ingredient_id: 999_999_999, quantity: 1, unit: 'piece' };
    const { status, body } = await cook.ask.buy(plan.id, [bought(first!), absent]);
    expect([status, body.detail]).toEqual([409, 'This ingredient is no longer on the shopping list.']);
    expect(await cook.pantry()).toEqual([]);
    expect(await cook.current()).toEqual(plan);
  });

  test('for a unit the list does not use for it', async () => {
    const plan = await cook.generate();
    const line = weighed(plan);
    const { status, body } = await cook.ask.buy(plan.id, [{ ...bought(line), unit: 'sprig' }]);
    expect([status, body.detail]).toEqual([
      409,
      `${sentenceCase(line.name)} is not measured in ${UNITS.sprig.plural} on the shopping list.`,
    ]);
  });

  test('if another device has bought it already', async () => {
    const plan = await cook.generate();
    const line = weighed(plan);
    const answers = await Promise.all([1, 2, 3].map(() => cook.ask.buy(plan.id, [bought(line)])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await cook.current()).purchases).toHaveLength(1);
  });

  test('after a newer plan was made, and for an unknown purchase', async () => {
    await cook.stock(['rice', 1, 'kg']);
    const old = await cook.generate();
    const after = await cook.buy(old, old.shopping_items.slice(0, 1));
    const plan = await cook.generate();
    expect(plan.purchases).toEqual([]);
    const detail = 'There is a newer meal plan. Please look at that one first.';
    const buy = await cook.ask.buy(old.id, [bought(plan.shopping_items[0]!)]);
    expect([buy.status, buy.body.detail]).toEqual([409, detail]);
    const undo = await cook.ask.undo(old.id, after.purchases[0]!.id);
    expect([undo.status, undo.body.detail]).toEqual([409, detail]);
    const gone = await cook.ask.undo(plan.id, after.purchases[0]!.id);
    expect([gone.status, gone.body.detail]).toEqual([404, 'This purchase does not exist.']);
  });

  test.each([
    { why: 'nothing', items: [] },
    { why: 'a zero amount', items: [{ ingredient_id: 1, quantity: 0, unit: 'g' }] },
    { why: 'too much', items: [{ ingredient_id: 1, quantity: 1_000_001, unit: 'g' }] },
    { why: 'no unit', items: [{ ingredient_id: 1, quantity: 1, unit: 'bucket' }] },
    { why: 'a name', items: [{ ingredient_id: 1, quantity: 1, unit: 'g', name: 'rice' }] },
  ])('when malformed: $why', async ({ items }) => {
    const plan = await cook.generate();
    expect((await cook.ask.buy(plan.id, items)).status).toBe(400);
  });

  test("when undoing another cook's purchase", async () => {
    const plan = await cook.generate();
    const after = await cook.buy(plan, plan.shopping_items.slice(0, 2));
    const pantry = await cook.pantry();
    const other = planningCook(await api.signUp());
    const theirs = await other.generate();
    expect((await other.ask.undo(theirs.id, after.purchases[0]!.id)).status).toBe(404);
    expect((await other.ask.undo(plan.id, after.purchases[0]!.id)).status).toBe(409);
    expect(await cook.pantry()).toEqual(pantry);
  });
});

test('the same key buys once, and undoes once', async () => {
  const plan = await cook.generate();
  const line = weighed(plan);
  const ask = () => cook.ask.buy(plan.id, [bought(line, 5)], 'bought-once');
  const first = await ask();
  const again = await ask();
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect((await cook.pantry()).map(({ quantity }) => quantity)).toEqual([5]);
  const [purchase] = first.body.data.purchases;
  const undo = () => cook.ask.undo(plan.id, purchase.id, 'undone-once');
  expect([(await undo()).status, (await undo()).status]).toEqual([200, 200]);
  expect((await cook.ask.undo(plan.id, purchase.id)).status).toBe(404);
  expect(await cook.pantry()).toEqual([]);
});

import { CATALOGUE, gramsOf, INGREDIENT_INDEX } from '@larder/catalogue';
import { UNITS, UNIT_NAMES, type Unit } from '@larder/domain';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi, type Api } from './api.ts';
import {
  boughtAs,
  planningCook,
  type MealPlan,
  type PantryItem,
  type PlanningCook,
} from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
});

/** Tolerance for purchases, which are rounded up to whole grams and pieces. */
const ROUNDED = 0.03;

const nothing = { cook: 0, uncook: 0, buy: 0, buyAll: 0, undo: 0, swap: 0 };
type Step = { readonly what: keyof typeof nothing; readonly which: number };

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(...(Object.keys(nothing) as (keyof typeof nothing)[])),
    which: fc.nat({ max: 1_000 }),
  }),
  { minLength: 8, maxLength: 14 },
);
const pantry = fc.uniqueArray(
  fc.record({
    ingredient: fc.constantFrom(...CATALOGUE.ingredients),
    quantity: fc.option(fc.integer({ min: 1, max: 900 }), { freq: 8 }),
    unit: fc.constantFrom(...UNIT_NAMES.slice(0, 11)),
    expires: fc.option(fc.integer({ min: 0, max: 9 })),
  }),
  { minLength: 15, maxLength: 30, selector: ({ ingredient }) => ingredient.id },
);

/** Every meal has what it needs, nothing is allocated twice, and the list has what is missing. */
function expectConsistent(plan: MealPlan, items: readonly PantryItem[]): void {
  expect(plan.out_of_date).toBeNull();
  const ahead = plan.meal_plan.filter(({ cooked_at: cookedAt }) => cookedAt === null);
  const byId = new Map(items.map((item) => [item.id, item]));
  const reserved = new Map<string, number>();
  for (const { uses } of ahead) {
    for (const { pantry_item_id: id, quantity, unit } of uses) {
      const item = byId.get(id);
      expect(item).toBeDefined();
      expect(UNITS[unit].kind).toBe(UNITS[item!.unit].kind);
      reserved.set(id, (reserved.get(id) ?? 0) + (quantity ?? 0) * UNITS[unit].factor);
    }
  }
  for (const [id, amount] of reserved) {
    const { quantity, unit } = byId.get(id)!;
    // 'Some' is never allocated in grams.
    expect(amount).toBeLessThanOrEqual((quantity ?? 0) * UNITS[unit].factor + ROUNDED * 7);
  }
  const bought = boughtAs(ahead.flatMap(({ ingredients }) => ingredients));
  const lacking = new Set(bought.filter(({ line }) => line.to_buy > 0).map(({ id }) => id));
  const rows = plan.shopping_items;
  expect(new Set(rows.map(({ ingredient_id: id }) => id))).toEqual(lacking);
  expect(plan.shopping_list.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  for (const { ingredient_id: id, unit, need, have, buy } of rows) {
    expect(have + buy).toBeGreaterThanOrEqual(need - ROUNDED);
    const own = bought.filter((one) => one.id === id);
    const { slug } = INGREDIENT_INDEX.require(id);
    const isWeighed = own.every(({ grams }) => grams !== null);
    const sameThing = rows.filter((row) => row.ingredient_id === id);
    // One row per thing, unless its weight is unknown.
    expect([slug, sameThing.length === 1 || !isWeighed]).toEqual([slug, true]);
    const one = isWeighed ? gramsOf(INGREDIENT_INDEX.require(id), 1, unit)! : UNITS[unit].factor;
    const same = isWeighed ? own : own.filter(({ line }) => UNITS[line.unit].kind === UNITS[unit].kind);
    const sizeOf = ({ line, grams }: (typeof own)[number]) =>
      isWeighed ? grams! : line.quantity * UNITS[line.unit].factor;
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0) / one;
    const needed = sum(same.map(sizeOf));
    const lacks = sum(same.map((some) => (sizeOf(some) * some.line.to_buy) / some.line.quantity));
    expect(need).toBeGreaterThanOrEqual(needed - ROUNDED);
    expect(buy).toBeGreaterThanOrEqual(lacks - ROUNDED);
    expect(buy).toBeLessThanOrEqual(lacks + 1);
    // Spoons are added as spoons, and one of ground pepper is lighter than one of peppercorns.
    const isForOthers = own.some(({ line }) => line.ingredient_id !== id);
    expect(Math.abs(have - (needed - lacks))).toBeLessThanOrEqual(isForOthers ? need / 4 : 0.05);
  }
}

/** The available amount in any unit: 1 kg may have become 1000 g, and is shown in whole grams. */
const measured = (items: readonly PantryItem[]) =>
  items.map(({ quantity, unit, ...item }) => ({
    ...item,
    kind: UNITS[unit].kind,
    amount: quantity === null ? null : Math.ceil(quantity * UNITS[unit].factor - 0.01),
  }));

/** Performs one step, if possible. */
async function take({ what, which }: Step, plan: MealPlan, cook: PlanningCook): Promise<MealPlan | null> {
  const pick = <Value>(values: readonly Value[]) => values[which % Math.max(1, values.length)];
  const ahead = pick(plan.meal_plan.filter(({ cooked_at: cookedAt }) => cookedAt === null));
  const cooked = pick(plan.meal_plan.filter(({ cooked_at: cookedAt }) => cookedAt !== null));
  const purchase = pick(plan.purchases);
  const line = pick(plan.shopping_items);
  if (what === 'cook') return ahead ? cook.cook(plan, ahead) : null;
  if (what === 'uncook') return cooked ? cook.uncook(plan, cooked) : null;
  if (what === 'buy') return line ? cook.buy(plan, [line]) : null;
  if (what === 'buyAll') {
    if (!line || which % 2 > 0) return null;
    const made = await cook.buy(plan, plan.shopping_items);
    if (made.shopping_items.length > 0) {
      const [before, after] = [plan, made].map(({ shopping_items: items }) => JSON.stringify(items));
      throw new Error(`All of ${before} was bought, but ${after} is still to buy`);
    }
    return made;
  }
  if (what === 'undo') {
    if (!purchase) return null;
    const { status, body } = await cook.ask.undo(plan.id, purchase.id);
    if (status === 200) return body.data;
    if (status !== 409 || !body.detail.endsWith(' was cooked with it. Undo that first.')) {
      throw new Error(`A purchase was not undone: ${status} ${body.detail}`);
    }
    return null;
  }
  if (!ahead) return null;
  const swap = pick(await cook.swaps(plan, ahead));
  return swap ? cook.swap(plan, ahead, swap.meal.id) : null;
}

/** Undoes all cooking and purchases, in reverse or in order. */
async function undoAll(plan: MealPlan, cook: PlanningCook, isReversed: boolean): Promise<MealPlan> {
  const cooked = plan.meal_plan.filter(({ cooked_at: cookedAt }) => cookedAt !== null);
  let now = plan;
  for (const meal of isReversed ? cooked.toReversed() : cooked) now = await cook.uncook(now, meal);
  for (const one of isReversed ? now.purchases.toReversed() : now.purchases) {
    now = await cook.undoPurchase(now, one);
  }
  return now;
}

test('cooking, buying, swapping and undoing in any order keep pantry and plan consistent [MATCH-12]', async () => {
  const done = { ...nothing };
  await fc.assert(
    fc.asyncProperty(pantry, steps, fc.boolean(), async (shelf, wanted, isReversed) => {
      const cook = planningCook(await api.signUp());
      await cook.stock(
        ...shelf.map(({ ingredient, quantity, unit, expires }): [string, number | null, Unit, number?] =>
          expires === null || quantity === null
            ? [ingredient.name, quantity, unit]
            : [ingredient.name, quantity, unit, expires],
        ),
      );
      const before = await cook.pantry();
      let plan = await cook.generate();
      for (const step of wanted) {
        const next = await take(step, plan, cook);
        if (!next) continue;
        done[step.what] += 1;
        plan = next;
        expect(plan).toEqual(await cook.current());
        expectConsistent(plan, await cook.pantry());
      }
      const last = await undoAll(plan, cook, isReversed);
      expectConsistent(last, await cook.pantry());
      expect(measured(await cook.pantry())).toEqual(measured(before));
    }),
    { numRuns: 6, seed: 20_300_506, endOnFailure: true },
  );
  // Every kind of step occurred.
  for (const [what, count] of Object.entries(done)) expect([what, count > 0]).toEqual([what, true]);
}, 600_000);

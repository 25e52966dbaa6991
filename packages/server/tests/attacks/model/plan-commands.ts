import fc from 'fast-check';
import { mealOn, planningCook, type MealPlan } from '../../api/planning-cook.ts';
import {
  apply,
  command,
  expectPantry,
  expectSame,
  expectSamePlan,
  keyOf,
  readPantry,
  wishesOf,
  type Command,
  type Item,
  type ItemChange,
  type Model,
  type ModelMeal,
  type ModelPlan,
  type Real,
} from './model.ts';

const which = fc.nat({ max: 20 });

async function expectBoth(model: Model, real: Real, told: MealPlan): Promise<void> {
  expectSamePlan(model, told);
  await expectPantry(model, real);
}

const generate = fc.constant(
  command('plan', async (model, real) => {
    const told = await planningCook(real).generate();
    model.plan = {
      id: told.id,
      meals: told.meal_plan.map(({ day, id }): ModelMeal => ({
        day: String(day),
        recipeId: id,
        cooked: null,
      })),
      purchases: [],
      preferences: wishesOf(model),
      otherwise: new Set(),
      changes: 0,
    };
    await expectBoth(model, real, told);
  }),
);

/** A step on one of the plan's meals. */
const onMeal = (
  name: string,
  run: (model: Model & { plan: ModelPlan }, real: Real, meal: ModelMeal) => Promise<void>,
): fc.Arbitrary<Command> =>
  which.map((at) =>
    command(
      `${name} ${at}`,
      async (model, real) => {
        const { plan } = model;
        if (!plan) return;
        await run(Object.assign(model, { plan }), real, plan.meals[at % plan.meals.length]!);
      },
      ({ plan }) => (plan?.meals.length ?? 0) > 0,
    ),
  );

const cook = onMeal('cook', async (model, real, meal) => {
  const { ask, current } = planningCook(real);
  const before = await current();
  const { status, body } = await ask.cook(model.plan.id, meal.day, meal.recipeId);
  expectSame(status, 200);
  const told = body.data as MealPlan;
  const { uses } = mealOn(told, meal.day);
  if (!meal.cooked) {
    // The pantry that the plan was made for supplies what the plan said.
    if (model.plan.otherwise.size === 0) expectSame(uses, mealOn(before, meal.day).uses);
    const changes = uses.flatMap(({ pantry_item_id: id, quantity }): ItemChange[] => {
      if (quantity === null) return [];
      const item = [...model.pantry.values()].find((one) => one.id === id);
      const left = (item?.quantity ?? 0) - quantity;
      expectSame(left >= 0, true);
      return item ? [{ before: item, after: left > 0 ? { ...item, quantity: left } : null }] : [];
    });
    apply(model, changes, 'plan');
    meal.cooked = { changes, at: (model.plan.changes += 1) };
  }
  await expectBoth(model, real, told);
});

/** The result of undoing a change: the earlier stock or, if it has changed since, the difference. */
function undone({ pantry }: Model, { before, after }: ItemChange): ItemChange {
  const then = (before ?? after)!;
  const same = [...pantry.values()].find(({ id, unit }) => id === then.id && unit === then.unit);
  const now = same ?? pantry.get(keyOf(then)) ?? null;
  if (JSON.stringify(now) === JSON.stringify(after)) return { before: now, after: before };
  const amount = (before?.quantity ?? 0) - (after?.quantity ?? 0);
  if (!now) return { before: now, after: before && amount > 0 ? { ...before, quantity: amount } : null };
  if (now.quantity === null) return { before: now, after: now };
  const expiry = before && after && now.expiry === after.expiry ? before.expiry : now.expiry;
  const sum = now.quantity + amount;
  const some = before?.quantity === null ? { ...now, expiry, quantity: null } : null;
  return { before: now, after: sum > 0 ? { ...now, expiry, quantity: sum } : some };
}

/** Undoes changes in the model. A restored item may get a new id: the server's are adopted. */
async function undo(model: Model, real: Real, changes: readonly ItemChange[]): Promise<void> {
  const there = await readPantry(real);
  for (const change of changes) {
    const back = undone(model, change);
    const id = back.after && !back.before && there.get(keyOf(back.after))?.id;
    apply(model, [id ? { before: null, after: { ...(back.after as Item), id } } : back], 'plan');
  }
}

const uncook = onMeal('uncook', async (model, real, meal) => {
  const { status, body } = await planningCook(real).ask.uncook(model.plan.id, meal.day);
  expectSame(status, 200);
  if (meal.cooked) {
    await undo(model, real, meal.cooked.changes);
    meal.cooked = null;
    model.plan.changes += 1;
  }
  await expectBoth(model, real, body.data);
});

const swap = onMeal('swap', async (model, real, meal) => {
  const { ask } = planningCook(real);
  const proposals = await ask.swaps(model.plan.id, meal.day);
  expectSame(proposals.status, meal.cooked ? 409 : 200);
  const next = Number(proposals.body.data?.swaps[0]?.meal.id ?? meal.recipeId);
  const { status, body } = await ask.swap(model.plan.id, meal.day, meal.recipeId, next);
  // Without a proposal it requests the same recipe, which is in the plan already.
  const isRefused = meal.cooked !== null || next === meal.recipeId;
  expectSame(status, isRefused ? 409 : 200);
  if (isRefused) return;
  meal.recipeId = next;
  model.plan.changes += 1;
  await expectBoth(model, real, body.data);
});

const buy = fc.record({ at: which, more: fc.nat({ max: 2 }) }).map(({ at, more }) =>
  command(
    `buy ${at} and ${more}`,
    async (model, real) => {
      const { ask, current } = planningCook(real);
      const { shopping_items: list } = await current();
      const line = list[at % Math.max(1, list.length)];
      if (!model.plan || !line) return;
      const quantity = line.buy + more;
      const { ingredient_id, unit, name } = line;
      const item = { ingredient_id, quantity, unit, expiry_date: null };
      const { status, body } = await ask.buy(model.plan.id, [item]);
      expectSame(status, 201);
      const told = body.data as MealPlan;
      const there = await readPantry(real);
      const key = keyOf({ name, unit, expiry: null });
      const before = model.pantry.get(key) ?? null;
      const id = before?.id ?? there.get(key)?.id ?? '';
      const fresh = { id, name, unit, expiry: null };
      const changes = [{ before, after: { ...fresh, quantity: (before?.quantity ?? 0) + quantity } }];
      apply(model, changes, 'plan');
      const made = { id: told.purchases.at(-1)?.id ?? '', changes, at: (model.plan.changes += 1) };
      model.plan.purchases.push(made);
      await expectBoth(model, real, told);
    },
    ({ plan }) => plan !== null,
  ),
);

const undoPurchase = which.map((at) =>
  command(
    `undo purchase ${at}`,
    async (model, real) => {
      const { plan } = model;
      const purchase = plan?.purchases[at % Math.max(1, plan.purchases.length)];
      if (!plan || !purchase) return;
      const { status, body } = await planningCook(real).ask.undo(plan.id, purchase.id);
      const bought = new Set(purchase.changes.map(({ before, after }) => (before ?? after)!.id));
      const isCooked = plan.meals.some(
        ({ cooked }) =>
          cooked &&
          cooked.at > purchase.at &&
          cooked.changes.some(({ before, after }) => bought.has((before ?? after)!.id)),
      );
      expectSame(status, isCooked ? 409 : 200);
      if (isCooked) return;
      await undo(model, real, purchase.changes);
      plan.purchases = plan.purchases.filter((one) => one !== purchase);
      plan.changes += 1;
      await expectBoth(model, real, body.data);
    },
    ({ plan }) => (plan?.purchases.length ?? 0) > 0,
  ),
);

export const planCommands: fc.Arbitrary<Command>[] = [generate, cook, uncook, cook, buy, undoPurchase, swap];

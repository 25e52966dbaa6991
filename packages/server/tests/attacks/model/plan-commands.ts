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
  undo,
  wishesOf,
  type Command,
  type Model,
  type ModelMeal,
  type ModelPlan,
  type Real,
} from './model.ts';
import { unknownId, type ItemChange } from './history.ts';

const which = fc.nat({ max: 20 });

export async function expectBoth(model: Model, real: Real, told: MealPlan): Promise<void> {
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
    };
    await expectBoth(model, real, told);
  }),
);

/** A step on one of the plan's meals. */
export const onMeal = (
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
  if (meal.cooked === null) {
    // The pantry that the plan was made for supplies what the plan said.
    if (model.plan.otherwise.size === 0) expectSame(uses, mealOn(before, meal.day).uses);
    const taken = uses.flatMap(({ pantry_item_id: id, quantity }) => {
      const item = [...model.pantry.values()].find((one) => one.id === id);
      return item && quantity !== null ? [{ item, quantity }] : [];
    });
    const changes = taken.map(({ item, quantity }): ItemChange => {
      const left = (item.quantity ?? 0) - quantity;
      expectSame(left >= 0, true);
      return { before: item, after: left > 0 ? { ...item, quantity: left } : null };
    });
    const acts = taken.map(({ item, quantity }) => model.history.taken(item, quantity));
    meal.cooked = apply(model, changes, 'plan', acts);
  }
  await expectBoth(model, real, told);
});

const uncook = onMeal('uncook', async (model, real, meal) => {
  const { status, body } = await planningCook(real).ask.uncook(model.plan.id, meal.day);
  expectSame(status, 200);
  if (meal.cooked !== null) {
    await undo(model, real, meal.cooked);
    meal.cooked = null;
  }
  await expectBoth(model, real, body.data);
});

const swap = onMeal('swap', async (model, real, meal) => {
  const { ask } = planningCook(real);
  const proposals = await ask.swaps(model.plan.id, meal.day);
  expectSame(proposals.status, meal.cooked === null ? 200 : 409);
  const next = Number(proposals.body.data?.swaps[0]?.meal.id ?? meal.recipeId);
  const { status, body } = await ask.swap(model.plan.id, meal.day, meal.recipeId, next);
  // Without a proposal it requests the same recipe, which is in the plan already.
  const isRefused = meal.cooked !== null || next === meal.recipeId;
  expectSame(status, isRefused ? 409 : 200);
  if (isRefused) return;
  meal.recipeId = next;
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
      const act = model.history.bought({ ...fresh, quantity: null, id: before ? unknownId() : id }, quantity);
      const deed = apply(model, changes, 'plan', [act]);
      model.plan.purchases.push({ id: told.purchases.at(-1)?.id ?? '', deed });
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
      const bought = new Set(model.history.changedBy(purchase.deed));
      const isCooked = plan.meals.some(
        ({ cooked }) =>
          cooked !== null &&
          cooked > purchase.deed &&
          model.history.changedBy(cooked).some((id) => bought.has(id)),
      );
      expectSame(status, isCooked ? 409 : 200);
      if (isCooked) return;
      await undo(model, real, purchase.deed);
      plan.purchases = plan.purchases.filter((one) => one !== purchase);
      await expectBoth(model, real, body.data);
    },
    ({ plan }) => (plan?.purchases.length ?? 0) > 0,
  ),
);

export const planCommands: fc.Arbitrary<Command>[] = [generate, cook, uncook, cook, buy, undoPurchase, swap];

import fc from 'fast-check';
import { choosingCook } from '../../api/choosing-cook.ts';
import { planningCook, WEEK, type MealPlan } from '../../api/planning-cook.ts';
import { command, expectSame, type Command, type ModelMeal, type ModelPlan } from './model.ts';
import { expectBoth, onMeal } from './plan-commands.ts';

const day = fc.constantFrom(...WEEK);

const inOrder = (meals: readonly ModelMeal[]) =>
  meals.toSorted((a, b) => WEEK.findIndex((one) => one === a.day) - WEEK.findIndex((one) => one === b.day));

/** Swaps what is on two days. */
function exchange(plan: ModelPlan, from: string, to: string): void {
  for (const meal of plan.meals) {
    if (meal.day === from) meal.day = to;
    else if (meal.day === to) meal.day = from;
  }
  plan.meals = inOrder(plan.meals);
}

const move = day.chain((to) =>
  onMeal(`move to ${to}`, async (model, real, meal) => {
    const { status, body } = await choosingCook(real).ask.move(model.plan, meal.day, to);
    const moving = model.plan.meals.filter((one) => one === meal || one.day === to);
    const isRefused = moving.some(({ cooked }) => cooked !== null);
    expectSame(status, isRefused ? 409 : 200);
    if (isRefused) return;
    exchange(model.plan, meal.day, to);
    await expectBoth(model, real, body.data);
  }),
);

const leave = fc.constantFrom('out', 'nothing', undefined).chain((why) =>
  onMeal(`leave free (${why})`, async (model, real, meal) => {
    const query = { recipe_id: meal.recipeId, ...(why && { why }) };
    const { status, body } = await choosingCook(real).ask.remove(model.plan, meal.day, query);
    expectSame(status, meal.cooked === null ? 200 : 409);
    if (meal.cooked !== null) return;
    model.plan.meals = model.plan.meals.filter((one) => one !== meal);
    await expectBoth(model, real, body.data);
  }),
);

const RECIPES = [1001, 1002, 2001, 3001, 3002, 5001, 5002] as const;

const put = fc.record({ on: day, recipeId: fc.constantFrom(...RECIPES) }).map(({ on, recipeId }): Command =>
  command(
    `put ${recipeId} on ${on}`,
    async (model, real) => {
      const { plan } = model;
      if (!plan) return;
      const there = plan.meals.find((meal) => meal.day === on);
      const before = plan.meals.find((meal) => meal.recipeId === recipeId);
      const body = { recipe_id: recipeId, replaces: there?.recipeId ?? null };
      const answer = await choosingCook(real).ask.put(plan, on, body);
      const isCooked = there !== before && [there, before].some((meal) => meal && meal.cooked !== null);
      // A recipe outside the limits is refused as well; what is there has been allowed before.
      if (isCooked || (!before && answer.status === 409)) {
        expectSame(answer.status, 409);
        await expectBoth(model, real, await planningCook(real).current());
        return;
      }
      expectSame(answer.status, 200);
      if (before) exchange(plan, before.day, before === there ? before.day : on);
      else {
        const others = plan.meals.filter((meal) => meal !== there);
        plan.meals = inOrder([...others, { day: on, recipeId, cooked: null }]);
      }
      await expectBoth(model, real, answer.body.data as MealPlan);
    },
    ({ plan }) => plan !== null,
  ),
);

export const choosingCommands: fc.Arbitrary<Command>[] = [move, leave, put];

import { gramsOf, INGREDIENT_INDEX } from '@larder/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi, type Api } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { inDays, planningCook, type MealPlan } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
});

/** What the meals of a plan use of what expires within its week, calculated by hand. */
function savedBy({ meal_plan: meals }: MealPlan) {
  const uses = meals
    .flatMap((meal) => meal.uses)
    .filter(({ expiry_date: date }) => date !== null && date <= inDays(6));
  const worth = uses.map(({ name, quantity, unit }) => {
    const ingredient = INGREDIENT_INDEX.find(name)!;
    const grams = quantity === null ? null : gramsOf(ingredient, quantity, unit);
    return ((grams ?? 0) * ingredient.pricePerKg) / 1000;
  });
  return {
    dollars: worth.reduce((sum, one) => sum + one, 0),
    goods: [...new Set(uses.map(({ name }) => name))],
  };
}

test('a week says what it saves from the bin, and what its shop costs [CHOOSE-11]', async () => {
  const user = await api.signUp();
  const cook = planningCook(user);
  await cook.stock(
    ['spinach', 400, 'g', 2],
    ['chicken breast', 600, 'g', 3],
    ['carrot', 5, 'piece', 20],
    ['rice', 1, 'kg'],
  );
  const plan = await cook.generate();
  const { dollars, goods } = savedBy(plan);
  expect(goods.length).toBeGreaterThan(0);
  expect(plan.saved!.dollars).toBeCloseTo(dollars, 1);
  expect(plan.saved!.goods.toSorted()).toEqual(goods.toSorted());
  expect(plan.saved!.goods).not.toContain('rice');
  const shop = plan.shopping_items.reduce((sum, { estimated_cost: cost }) => sum + (cost ?? 0), 0);
  expect(plan.shop!.dollars).toBeCloseTo(shop, 1);

  // Cooking a meal changes nothing about that: what it took was saved.
  const first = plan.meal_plan.find(({ uses }) => uses.some(({ name }) => goods.includes(name)))!;
  const cooked = await cook.cook(plan, first);
  expect(cooked.saved).toEqual(plan.saved);
  // Leaving it out does.
  await cook.uncook(plan, first);
  const without = await choosingCook(user).remove(plan, first.day!, { recipe_id: first.id, why: 'out' });
  expect(without.saved!.dollars).toBeCloseTo(savedBy(without).dollars, 1);
});

test('an empty pantry has nothing to save', async () => {
  const plan = await planningCook(await api.signUp()).generate();
  expect(plan.saved).toEqual({ dollars: 0, goods: [] });
  expect(plan.shop!.dollars).toBeGreaterThan(0);
});

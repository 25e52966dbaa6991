import { CATALOGUE } from '@larder/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { FIFTH, FIRST, inDays, mealOn, planningCook, SECOND, type MealPlan } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const idOf = (slug: string) => CATALOGUE.recipes.find((recipe) => recipe.slug === slug)!.id;

/** Two dishes with chicken stock, which keeps for three days once it is open. */
const JAMBALAYA = idOf('jambalaya');
const WATERZOOI = idOf('waterzooi-van-kip');

/** A week with the second dish this many days after the first, and everything on its list bought. */
async function boughtFor(days: number) {
  const user = await api.signUp();
  const cook = planningCook(user);
  await cook.prefer({ household_size: 2 });
  const plan = await choosingCook(user).week({
    put: [
      { date: inDays(0), recipe_id: JAMBALAYA },
      { date: inDays(days), recipe_id: WATERZOOI },
    ],
  });
  return { user, cook, plan: await cook.buy(plan, plan.shopping_items) };
}

const isStock = ({ name }: { name: string }) => name.toLowerCase() === 'chicken stock';
const stockToBuy = ({ shopping_items: items }: MealPlan) => items.filter(isStock);

test('what later meals need of a pack opened days before goes to the freezer, and is not bought again [DATES-27]', async () => {
  const { cook, plan } = await boughtFor(4);
  expect(stockToBuy(plan)).toEqual([]);
  const before = await cook.pantry();
  const cooked = await cook.cook(plan, mealOn(plan, FIRST));
  expect(stockToBuy(cooked)).toEqual([]);
  const later = mealOn(cooked, FIFTH);
  const needed = later.ingredients.find(({ name }) => name === 'chicken stock')!;
  expect(mealOn(cooked, FIRST).frozen).toEqual([
    {
      name: 'chicken stock',
      quantity: needed.quantity,
      unit: needed.unit,
      meals: [{ day: FIFTH, date: inDays(4), title: later.title }],
    },
  ]);
  const frozen = (await cook.pantry()).filter(
    (item) => item.storage === 'freezer' && isStock(item.ingredients),
  );
  expect(frozen).toEqual([expect.objectContaining({ quantity: needed.quantity, opened: true })]);
  expect(later.uses.map((use) => use.pantry_item_id)).toContain(frozen[0]!.id);
  const undone = await cook.uncook(cooked, mealOn(cooked, FIRST));
  expect(mealOn(undone, FIRST).frozen).toBeUndefined();
  expect(await cook.pantry()).toEqual(before);
});

test('what is used before it spoils stays where it is', async () => {
  const { cook, plan } = await boughtFor(1);
  const cooked = await cook.cook(plan, mealOn(plan, FIRST));
  expect(mealOn(cooked, FIRST).frozen).toBeUndefined();
  expect(mealOn(cooked, SECOND).missingIngredientIDs).toEqual([]);
});

test('a meal that is undone in the next plan has nothing in the freezer in the last one either', async () => {
  const { user, cook, plan } = await boughtFor(4);
  const cooked = await cook.cook(plan, mealOn(plan, FIRST));
  const next = await choosingCook(user).week({ keep: { plan_id: plan.id, days: [] } });
  expect(mealOn(next, FIRST).frozen).toEqual(mealOn(cooked, FIRST).frozen);
  await cook.uncook(next, mealOn(next, FIRST));
  const restored = await user.call('POST', '/meal-plans/previous/restore', { body: { plan_id: plan.id } });
  const meal = mealOn(restored.body.data, FIRST);
  expect([meal.cooked_at, meal.frozen]).toEqual([null, undefined]);
});

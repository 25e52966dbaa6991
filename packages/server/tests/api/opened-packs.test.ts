import { CATALOGUE } from '@larder/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi, type Api } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { FIFTH, FIRST, inDays, mealOn, planningCook, SECOND, WEEK, type MealPlan } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
});

const idOf = (slug: string) => CATALOGUE.recipes.find((recipe) => recipe.slug === slug)!.id;

/** Two dishes with chicken stock, which keeps for three days once it is open. */
const JAMBALAYA = idOf('jambalaya');
const WATERZOOI = idOf('waterzooi-van-kip');

/** Two dishes that take 200 ml and 125 ml of a 330 ml can of beer for two, which goes flat in a day. */
const STEWED_CHICKEN = idOf('kip-in-geuze');
const COD = idOf('kabeljauw-met-prei');

/** A week of these two dishes, the second this many days after the first. */
async function weekOf(first: number, second: number, days: number) {
  const user = await api.signUp();
  const cook = planningCook(user);
  await cook.prefer({ household_size: 2, meal_prep_frequency: 'rarely' });
  const plan = await choosingCook(user).week({
    put: [
      { date: inDays(0), recipe_id: first },
      { date: inDays(days), recipe_id: second },
    ],
  });
  return { user, cook, plan };
}

/** The same, and everything on its list bought. */
async function boughtFor(days: number) {
  const { user, cook, plan } = await weekOf(JAMBALAYA, WATERZOOI, days);
  return { user, cook, plan: await cook.buy(plan, plan.shopping_items) };
}

const beerOn = ({ shopping_items: items }: MealPlan) =>
  items.find(({ name }) => name.toLowerCase() === 'beer');

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

test('two meals share a can that keeps until the second once it is open [DATES-28]', async () => {
  const { plan } = await weekOf(STEWED_CHICKEN, COD, 1);
  expect(beerOn(plan)).toMatchObject({ buy: 325, packs: { count: 1, total: 330 } });
  expect(beerOn(plan)!.another_for).toBeUndefined();
});

test('a meal for which an opened can does not keep has another on the list, which stays sealed until then [DATES-28]', async () => {
  const { cook, plan } = await weekOf(STEWED_CHICKEN, COD, 4);
  const beer = beerOn(plan)!;
  expect(beer).toMatchObject({
    packs: { count: 2, total: 660 },
    another_for: { day: FIFTH, opened_on: FIRST },
  });
  const { ingredient_id, unit } = beer;
  const items = [{ ingredient_id, quantity: 660, unit }];
  await cook.call('POST', '/meal-plans/current/purchases', {
    body: { plan_id: plan.id, items, bought_on: inDays(-3) },
  });
  const bought = await cook.pantry();
  const before = await cook.current();
  const cooked = await cook.cook(before, mealOn(before, FIRST));
  expect(beerOn(cooked)).toBeUndefined();
  const cans = (await cook.pantry()).filter(({ ingredients }) => ingredients.name === 'beer');
  expect(cans.map(({ quantity, opened }) => [quantity, opened]).toSorted()).toEqual([
    [130, true],
    [330, false],
  ]);
  // Ids begin with the day that later dates count from.
  const dayIn = ({ id }: { id: string }) => id.slice(0, 8);
  const can = bought.find(({ ingredients }) => ingredients.name === 'beer')!;
  expect(cans.map(dayIn)).toEqual([dayIn(can), dayIn(can)]);
  await cook.uncook(cooked, mealOn(cooked, FIRST));
  expect(await cook.pantry()).toEqual(bought);
});

test('what does not keep until its meal says from when to buy it [DATES-28]', async () => {
  const { plan } = await weekOf(JAMBALAYA, idOf('fajitas-de-pollo'), 6);
  const fresh = plan.shopping_items.flatMap(({ name, fresh_for }) =>
    fresh_for ? [[name.toLowerCase(), fresh_for]] : [],
  );
  expect(fresh).toEqual([['avocado', { day: WEEK[6], buy_from: WEEK[2] }]]);
});

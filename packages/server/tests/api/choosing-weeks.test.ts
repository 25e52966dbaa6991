import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { arrangementOf, choosingCook } from './choosing-cook.ts';
import {
  FIRST,
  inDays,
  mealOn,
  planningCook,
  SECOND,
  THIRD,
  WEEK,
  type MealPlan,
  type PlanningCook,
} from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
let chooses: ReturnType<typeof choosingCook>;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
  chooses = choosingCook(user);
});

const UNKNOWN = '01976b0e-5a10-7c3e-9a55-0242ac120003';
const idsOf = ({ meal_plan: meals }: MealPlan) => meals.map(({ id }) => id);
const another = (plan: MealPlan) => CATALOGUE.recipes.find(({ id }) => !idsOf(plan).includes(id))!.id;
const refusal = async (body: object, query = '') => {
  const answer = await chooses.ask.week(body, query);
  return [answer.status, answer.body.detail];
};

describe('a week that keeps some of the last one', () => {
  test('has its meals on their days, and new ones around them [CHOOSE-04]', async () => {
    await cook.stock(['spinach', 500, 'g', 3], ['chicken thigh', 800, 'g', 4]);
    const plan = await cook.generate();
    const kept = [mealOn(plan, SECOND), mealOn(plan, THIRD)];
    const next = await chooses.week({ keep: { plan_id: plan.id, days: [SECOND, THIRD] } });
    expect(next.id).not.toBe(plan.id);
    for (const meal of kept) expect(mealOn(next, meal.day!)).toMatchObject({ id: meal.id, kept: true });
    expect(next.meal_plan).toHaveLength(7);
    expect(new Set(idsOf(next)).size).toBe(7);
    expect(next.out_of_date).toBeNull();
    // The same request makes no second week.
    const again = await chooses.week({ keep: { plan_id: plan.id, days: [SECOND, THIRD] } });
    expect(again).toEqual(next);
    const { before } = (await user.call('GET', '/meal-plans/previous')).body.data;
    expect(before.map(({ id }: { id: string }) => id)).toEqual([plan.id]);
  });

  test('may keep it all, with the same shopping', async () => {
    await cook.stock(['rice', 1, 'kg'], ['egg', 6, 'piece', 9]);
    const plan = await cook.generate();
    const next = await chooses.week({ keep: { plan_id: plan.id, days: WEEK } });
    expect(next.shopping_items).toEqual(plan.shopping_items);
    expect(next.meal_plan).toEqual(plan.meal_plan.map((meal) => ({ ...meal, kept: true })));
  });

  test('keeps cooked meals of its days, whose stock is taken once', async () => {
    await cook.stock(['chicken thigh', 800, 'g', 4], ['spinach', 500, 'g', 3]);
    const before = await cook.pantry();
    const plan = await cook.generate();
    const cooked = await cook.cook(plan, mealOn(plan, FIRST));
    const next = await chooses.week({ keep: { plan_id: plan.id, days: [] } });
    expect(mealOn(next, FIRST)).toEqual(mealOn(cooked, FIRST));
    // Undone in one plan, it is not cooked in the other either: nothing comes back twice.
    await cook.uncook(next, mealOn(next, FIRST));
    expect(await cook.pantry()).toEqual(before);
    const restored = await user.call('POST', '/meal-plans/previous/restore', { body: { plan_id: plan.id } });
    expect(mealOn(restored.body.data, FIRST).cooked_at).toBeNull();
    await cook.uncook(plan, mealOn(plan, FIRST));
    expect(await cook.pantry()).toEqual(before);
    const recooked = await cook.cook(plan, mealOn(plan, FIRST));
    expect(mealOn(recooked, FIRST).uses).toEqual(mealOn(cooked, FIRST).uses);
  });

  test('can be undone by restoring the last one', async () => {
    const plan = await cook.generate();
    const chosen = await chooses.put(plan, SECOND, {
      recipe_id: another(plan),
      replaces: mealOn(plan, SECOND).id,
    });
    await chooses.week({ keep: { plan_id: plan.id, days: [SECOND] } });
    const { body } = await user.call('POST', '/meal-plans/previous/restore', { body: { plan_id: plan.id } });
    expect(body.data).toEqual(chosen);
  });

  test('is refused for an older plan, a day without a meal, and one that is not in the new week', async () => {
    await cook.prefer({ meal_prep_frequency: 'few_times_week' });
    expect(await refusal({ keep: { plan_id: UNKNOWN, days: [] } })).toEqual([
      404,
      'There is no meal plan yet.',
    ]);
    const plan = await cook.generate();
    expect(await refusal({ keep: { plan_id: UNKNOWN, days: [] } })).toEqual([
      409,
      'There is a newer meal plan. Please look at that one first.',
    ]);
    const empty = WEEK.find((day) => plan.meal_plan.every((meal) => meal.day !== day))!;
    expect(await refusal({ keep: { plan_id: plan.id, days: [empty] } })).toEqual([
      404,
      `There is no meal on ${empty} in your plan.`,
    ]);
    const first = mealOn(plan, FIRST);
    expect(await refusal({ keep: { plan_id: plan.id, days: [FIRST] } }, `?starts_on=${inDays(1)}`)).toEqual([
      400,
      `${first.title} is on ${inDays(0)}, which is not in the new week.`,
    ]);
    expect(await cook.current()).toEqual(plan);
  });

  test('is refused for a meal that now breaks a limit', async () => {
    const plan = await cook.generate();
    const meal = mealOn(plan, SECOND);
    const { ingredient } = CATALOGUE.recipes.find(({ id }) => id === meal.id)!.ingredients[0]!;
    const { id, name } = INGREDIENT_INDEX.require(ingredient);
    await cook.prefer({ dislikes: [id] });
    expect(await refusal({ keep: { plan_id: plan.id, days: [SECOND] } })).toEqual([
      409,
      `${meal.title} falls outside your limits (no ${name}).`,
    ]);
  });
});

test('what is to be used up is not missed once a meal has used of it, even if a rest is there', async () => {
  await cook.stock(['spinach', 5000, 'g', 5]);
  const { id } = (await cook.item('spinach'))!;
  let plan = await chooses.week({ use_up: [id] });
  const uses = ({ uses: all }: MealPlan['meal_plan'][number]) =>
    all.some(({ pantry_item_id: used }) => used === id);
  const meals = plan.meal_plan.filter(uses);
  expect(meals.length).toBeGreaterThan(0);
  for (const meal of meals) plan = await cook.cook(plan, meal);
  expect(await cook.item('spinach')).toBeDefined();
  expect(plan.nutritional_notes).not.toContain('You wanted to use up');
});

describe('a week with recipes that the cook wants', () => {
  test('has them on their dates [CHOOSE-05]', async () => {
    const [one, two] = [CATALOGUE.recipes[0]!, CATALOGUE.recipes[1]!];
    const put = [
      { date: inDays(2), recipe_id: one.id },
      { date: inDays(0), recipe_id: two.id },
    ];
    const plan = await chooses.week({ put });
    expect(mealOn(plan, THIRD)).toMatchObject({ id: one.id, kept: true });
    expect(mealOn(plan, FIRST)).toMatchObject({ id: two.id, kept: true });
    expect(plan.meal_plan.filter(({ kept }) => kept)).toHaveLength(2);
    expect(plan.meal_plan).toHaveLength(7);
    expect(mealOn(plan, THIRD).reason).toMatch(/^[A-Z0-9].*\.$/);
  });

  test('is refused for recipes and days that the cook cannot have', async () => {
    await cook.prefer({ allergies: ['dairy'] });
    const milky = CATALOGUE.recipes.find(({ allergens }) => allergens.includes('dairy'))!.id;
    const meaty = CATALOGUE.recipes.find(
      ({ allergens, dietary }) => !allergens.includes('dairy') && dietary.contains_pork,
    )!.id;
    const put = (recipe_id: number, date = inDays(1)) => ({ put: [{ date, recipe_id }] });
    expect(await refusal(put(milky))).toEqual([409, 'This recipe falls outside your limits (no dairy).']);
    expect(await refusal(put(meaty), '?no_pork=true')).toEqual([
      409,
      'This recipe falls outside your limits (no pork).',
    ]);
    expect(await refusal(put(999_999_999))).toEqual([404, 'This recipe does not exist.']);
    expect(await refusal(put(meaty, inDays(7)))).toEqual([
      400,
      `The date must be between ${inDays(0)} and ${inDays(6)}.`,
    ]);
    expect(await refusal({ ...put(meaty), free: [{ date: inDays(1), why: 'out' }] })).toEqual([
      400,
      `The date ${inDays(1)} is given twice.`,
    ]);
    expect(await refusal({ put: [1, 2].map((day) => ({ date: inDays(day), recipe_id: meaty })) })).toEqual([
      400,
      'A recipe can be on one day only.',
    ]);
  });

  test('is refused for a date with a kept or cooked meal, and for a recipe that is kept', async () => {
    const plan = await cook.generate();
    const [first, second] = [mealOn(plan, FIRST), mealOn(plan, SECOND)];
    await cook.cook(plan, first);
    const keep = { plan_id: plan.id, days: [SECOND] };
    const put = (day: number, recipe_id = another(plan)) => ({
      keep,
      put: [{ date: inDays(day), recipe_id }],
    });
    expect(await refusal(put(0))).toEqual([409, `${first.title} is already cooked.`]);
    expect(await refusal(put(1))).toEqual([409, `${SECOND} keeps ${second.title}.`]);
    expect(await refusal(put(2, second.id))).toEqual([409, `${second.title} is already in your plan.`]);
    expect(await refusal({ keep, free: [{ date: inDays(0), why: 'out' }] })).toEqual([
      409,
      `${first.title} is already cooked.`,
    ]);
  });
});

describe('a week with free evenings', () => {
  test('has no meal on them, and says so', async () => {
    const free = [
      { date: inDays(4), why: 'out' },
      { date: inDays(1), why: 'nothing' },
    ];
    const plan = await chooses.week({ free });
    expect(plan.free_days).toEqual(free.toReversed());
    expect(plan.meal_plan.map(({ date }) => date)).toEqual([0, 2, 3, 5, 6].map(inDays));
    expect(plan.nutritional_notes).not.toContain('instead of');
    // The next week is not affected.
    expect((await cook.generate()).free_days).toEqual([]);
  });

  test('may be entirely free', async () => {
    const plan = await chooses.week({
      free: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ date: inDays(day), why: 'out' })),
    });
    expect(plan).toMatchObject({ meal_plan: [], shopping_items: [] });
    expect(plan.free_days).toHaveLength(7);
  });
});

test('a week and the swaps of its meals can leave out an ingredient [CHOOSE-08]', async () => {
  const { id: rice, name } = INGREDIENT_INDEX.require('rice');
  const isRice = ({ ingredient_id: id }: { ingredient_id: number }) =>
    id === rice || INGREDIENT_INDEX.ancestors(id).some((one) => one.id === rice);
  await cook.stock(['basmati rice', 2, 'kg', 2]);
  const plan = await chooses.week({ without: [rice] });
  expect(plan.meal_plan.flatMap(({ ingredients }) => ingredients).filter(isRice)).toEqual([]);
  const swaps = await cook.swaps(plan, mealOn(plan, SECOND));
  expect(swaps.flatMap(({ meal }) => meal.ingredients).filter(isRice)).toEqual([]);
  const ricy = CATALOGUE.recipes.find(({ ingredients }) =>
    ingredients.some((one) => one.ingredient === 'basmati-rice'),
  )!;
  const body = { recipe_id: ricy.id, replaces: mealOn(plan, SECOND).id };
  const answer = await chooses.ask.put(plan, SECOND, body);
  expect([answer.status, answer.body.detail]).toEqual([
    409,
    `This recipe falls outside your limits (no ${name}).`,
  ]);
  // The ingredient was left out of this week only.
  expect(arrangementOf(await cook.generate()).meals).toHaveLength(7);
  expect(await refusal({ without: [999_999_999] })).toEqual([404, 'This ingredient does not exist.']);
});

test.each([
  { name: 'an unknown wish', body: { wishes: ['posh'] } },
  { name: 'a wish twice', body: { wishes: ['quick', 'quick'] } },
  { name: 'an unknown field', body: { cheap: true } },
  { name: 'no reason', body: { free: [{ date: inDays(1) }] } },
  { name: 'too many items to use up', body: { use_up: Array.from({ length: 11 }, () => UNKNOWN) } },
  { name: 'no date', body: { put: [{ date: 'tomorrow', recipe_id: 1 }] } },
  { name: 'a list', body: [] },
])('$name is refused', async ({ body }) => {
  expect((await chooses.ask.week(body)).status).toBe(400);
});

test("another cook's pantry cannot be used up", async () => {
  const neighbour = await api.signUp();
  await planningCook(neighbour).stock(['salmon', 500, 'g', 1]);
  const id = (await planningCook(neighbour).item('salmon'))?.id;
  expect(await refusal({ use_up: [id] })).toEqual([404, 'This pantry item does not exist.']);
});

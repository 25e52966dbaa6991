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

const idsOf = ({ meal_plan: meals }: MealPlan) => meals.map(({ id }) => id);
/** A dinner that is not in a plan. */
const another = (
  plan: MealPlan,
  fits: (recipe: (typeof CATALOGUE.recipes)[number]) => boolean = () => true,
) => CATALOGUE.recipes.find((recipe) => !idsOf(plan).includes(recipe.id) && fits(recipe))!.id;
/** Everything but the reasons and notes, which may say the same in other words. */
const shopOf = ({ shopping_items: items }: MealPlan) => items;

describe('putting a recipe on a day', () => {
  test('replaces the meal of that day, and putting it back undoes the change [CHOOSE-01]', async () => {
    await cook.stock(['spinach', 500, 'g', 2], ['egg', 6, 'piece', 9]);
    const plan = await cook.generate();
    const old = mealOn(plan, SECOND);
    expect(old).toMatchObject({ kept: false, leftovers_on: null });
    const recipe_id = another(plan);
    const chosen = await chooses.put(plan, SECOND, { recipe_id, replaces: old.id });
    expect(mealOn(chosen, SECOND)).toMatchObject({ id: recipe_id, kept: true, cooked_at: null });
    expect(chosen).toMatchObject({ id: plan.id, out_of_date: null, free_days: [] });
    expect(chosen.meal_plan).toHaveLength(7);
    const back = await chooses.put(plan, SECOND, { recipe_id: old.id, replaces: recipe_id, kept: false });
    expect(back).toEqual(plan);
    expect(await cook.current()).toEqual(plan);
  });

  test('fills a free evening and one with nothing planned', async () => {
    await cook.prefer({ meal_prep_frequency: 'rarely' });
    const plan = await cook.generate();
    expect(plan.meal_plan).toHaveLength(2);
    const empty = WEEK.find((day) => plan.meal_plan.every((meal) => meal.day !== day))!;
    const recipe_id = another(plan);
    const fuller = await chooses.put(plan, empty, { recipe_id, replaces: null });
    expect(fuller.meal_plan.map(({ date }) => date)).toEqual(
      fuller.meal_plan.map(({ date }) => date).toSorted(),
    );
    expect(fuller.meal_plan).toHaveLength(3);
    expect(fuller.nutritional_notes).not.toContain('instead of');
    expect(arrangementOf(await chooses.remove(plan, empty, { recipe_id }))).toEqual(arrangementOf(plan));
    const out = await chooses.remove(plan, empty, { why: 'out' });
    expect(out.free_days).toEqual([{ date: inDays(WEEK.indexOf(empty)), why: 'out' }]);
    const filled = await chooses.put(plan, empty, { recipe_id, replaces: null });
    expect(filled).toMatchObject({ free_days: [] });
    expect(mealOn(filled, empty).id).toBe(recipe_id);
  });

  test('a recipe that is already on another day swaps places', async () => {
    const plan = await cook.generate();
    const [first, third] = [mealOn(plan, FIRST), mealOn(plan, THIRD)];
    const moved = await chooses.put(plan, THIRD, { recipe_id: first.id, replaces: third.id });
    expect(mealOn(moved, THIRD)).toMatchObject({ id: first.id, kept: true });
    expect(mealOn(moved, FIRST)).toMatchObject({ id: third.id, kept: false });
    const back = await chooses.put(plan, FIRST, { recipe_id: first.id, replaces: third.id, kept: false });
    expect(back).toEqual(plan);
  });

  test('keeps a meal that is already there', async () => {
    const plan = await cook.generate();
    const { id } = mealOn(plan, FIRST);
    const kept = await chooses.put(plan, FIRST, { recipe_id: id, replaces: id });
    expect(mealOn(kept, FIRST)).toEqual({ ...mealOn(plan, FIRST), kept: true });
    expect(await chooses.put(plan, FIRST, { recipe_id: id, replaces: id, kept: false })).toEqual(plan);
  });

  test('is refused with the limit that the recipe breaks', async () => {
    await cook.prefer({ allergies: ['dairy'], spice_tolerance: 'mild' });
    const plan = await cook.generate('?no_pork=true');
    const replaces = mealOn(plan, FIRST).id;
    const cases = [
      {
        fits: 'no dairy',
        id: another(
          plan,
          ({ allergens, spice, dietary }) =>
            allergens.includes('dairy') && spice === 'none' && !dietary.contains_pork,
        ),
      },
      {
        fits: 'mild spice',
        id: another(
          plan,
          ({ allergens, spice, dietary }) =>
            !allergens.includes('dairy') && spice === 'hot' && !dietary.contains_pork,
        ),
      },
      {
        fits: 'no pork',
        id: another(
          plan,
          ({ allergens, spice, dietary }) =>
            !allergens.includes('dairy') && spice === 'none' && dietary.contains_pork,
        ),
      },
    ];
    for (const { fits, id } of cases) {
      const { status, body } = await chooses.ask.put(plan, FIRST, { recipe_id: id, replaces });
      expect([status, body.detail]).toEqual([409, `This recipe falls outside your limits (${fits}).`]);
    }
    expect(await cook.current()).toEqual(plan);
  });

  test('is refused for a cooked meal, a meal other than the one the cook sees, and an older plan', async () => {
    const plan = await cook.generate();
    const meal = mealOn(plan, FIRST);
    const second = mealOn(plan, SECOND);
    await cook.cook(plan, meal);
    const recipe_id = another(plan);
    const asks = [
      { say: `${meal.title} is already cooked.`, day: FIRST, body: { recipe_id, replaces: meal.id } },
      {
        say: `${meal.title} is already cooked.`,
        day: SECOND,
        body: { recipe_id: meal.id, replaces: second.id },
      },
      {
        say: `${SECOND} now has another meal: ${second.title}.`,
        day: SECOND,
        body: { recipe_id, replaces: null },
      },
      {
        say: `${SECOND} now has another meal: ${second.title}.`,
        day: SECOND,
        body: { recipe_id, replaces: recipe_id },
      },
    ];
    for (const { say, day, body } of asks) {
      const answer = await chooses.ask.put(plan, day, body);
      expect([answer.status, answer.body.detail]).toEqual([409, say]);
    }
    const { status, body } = await chooses.ask.put({ id: '01976b0e-5a10-7c3e-9a55-0242ac120003' }, SECOND, {
      recipe_id,
      replaces: second.id,
    });
    expect([status, body.detail]).toEqual([
      409,
      'There is a newer meal plan. Please look at that one first.',
    ]);
    await chooses.remove(plan, SECOND, { recipe_id: second.id });
    const gone = await chooses.ask.put(plan, SECOND, { recipe_id, replaces: second.id });
    expect([gone.status, gone.body.detail]).toEqual([409, `${SECOND} has no meal any more.`]);
  });

  test.each([
    { name: 'an unknown day', day: 'Funday', body: { recipe_id: 1, replaces: null }, status: 400 },
    { name: 'an unknown field', day: FIRST, body: { recipe_id: 1, replaces: null, why: 'out' }, status: 400 },
    { name: 'no word about the meal it replaces', day: FIRST, body: { recipe_id: 1 }, status: 400 },
    { name: 'text for an id', day: FIRST, body: { recipe_id: '1', replaces: null }, status: 400 },
  ])('$name is refused', async ({ day, body, status }) => {
    const plan = await cook.generate();
    expect((await chooses.ask.put(plan, day, body)).status).toBe(status);
  });
});

describe('leaving an evening free', () => {
  test('lists it, and no longer shops for it [CHOOSE-02]', async () => {
    const plan = await cook.generate();
    const meal = mealOn(plan, SECOND);
    const free = await chooses.remove(plan, SECOND, { recipe_id: meal.id, why: 'out' });
    expect(free.free_days).toEqual([{ date: inDays(1), why: 'out' }]);
    expect(free.meal_plan).toHaveLength(6);
    expect(free.nutritional_notes).toContain('each of the 6 meals');
    expect(free.nutritional_notes).not.toContain('instead of');
    expect(shopOf(free).length).toBeLessThanOrEqual(shopOf(plan).length);
    const again = await chooses.remove(plan, SECOND, { why: 'nothing' });
    expect(again.free_days).toEqual([{ date: inDays(1), why: 'nothing' }]);
    // Another device may have been first.
    expect(await chooses.remove(plan, SECOND, { recipe_id: meal.id, why: 'nothing' })).toEqual(again);
    const back = await chooses.put(plan, SECOND, { recipe_id: meal.id, replaces: null, kept: false });
    expect(back).toEqual(plan);
  });

  test('a whole week may be free', async () => {
    await cook.prefer({ meal_prep_frequency: 'rarely' });
    const plan = await cook.generate();
    for (const { day, id } of plan.meal_plan) await chooses.remove(plan, day!, { recipe_id: id, why: 'out' });
    const empty = await cook.current();
    expect(empty).toMatchObject({
      meal_plan: [],
      shopping_items: [],
      shopping_list: [],
      shop: { dollars: 0 },
    });
    expect(empty.free_days).toHaveLength(2);
  });

  test('is refused for a cooked meal and for one that the cook does not see', async () => {
    const plan = await cook.generate();
    const meal = mealOn(plan, FIRST);
    for (const query of [{}, { recipe_id: mealOn(plan, SECOND).id, why: 'out' }]) {
      const { status, body } = await chooses.ask.remove(plan, FIRST, query);
      expect([status, body.detail]).toEqual([409, `${FIRST} now has another meal: ${meal.title}.`]);
    }
    const cooked = await cook.cook(plan, meal);
    const { status, body } = await chooses.ask.remove(plan, FIRST, { recipe_id: meal.id });
    expect([status, body.detail]).toEqual([409, `${meal.title} is already cooked.`]);
    expect((await chooses.ask.remove(plan, FIRST, { why: 'ill' })).status).toBe(400);
    expect(await cook.current()).toEqual(cooked);
  });
});

describe('exchanging two days', () => {
  test('moves meals, and the same call moves them back [CHOOSE-03]', async () => {
    await cook.stock(['chicken thigh', 600, 'g', 1]);
    const plan = await cook.generate();
    const moved = await chooses.move(plan, FIRST, THIRD);
    expect(mealOn(moved, THIRD).id).toBe(mealOn(plan, FIRST).id);
    expect(mealOn(moved, FIRST).id).toBe(mealOn(plan, THIRD).id);
    expect(moved.meal_plan.map(({ day }) => day)).toEqual(WEEK);
    expect(await chooses.move(plan, FIRST, THIRD)).toEqual(plan);
    expect(await chooses.move(plan, FIRST, FIRST)).toEqual(plan);
  });

  test('a free evening moves with its reason', async () => {
    const plan = await cook.generate();
    const { id } = mealOn(plan, THIRD);
    await chooses.remove(plan, THIRD, { recipe_id: id, why: 'out' });
    const moved = await chooses.move(plan, FIRST, THIRD, { recipe_id: mealOn(plan, FIRST).id });
    expect(moved.free_days).toEqual([{ date: inDays(0), why: 'out' }]);
    expect(mealOn(moved, THIRD).id).toBe(mealOn(plan, FIRST).id);
  });

  test('is refused for cooked meals, two empty days, and a meal other than the one the cook sees', async () => {
    await cook.prefer({ meal_prep_frequency: 'rarely' });
    const plan = await cook.generate();
    const [one, two] = plan.meal_plan as [MealPlan['meal_plan'][number], MealPlan['meal_plan'][number]];
    const [empty, other] = WEEK.filter((day) => plan.meal_plan.every((meal) => meal.day !== day));
    const none = await chooses.ask.move(plan, empty!, other!);
    expect([none.status, none.body.detail]).toEqual([
      404,
      `There is no meal on ${empty} or ${other} in your plan.`,
    ]);
    const changed = await chooses.ask.move(plan, one.day!, empty!, { recipe_id: two.id });
    expect([changed.status, changed.body.detail]).toEqual([
      409,
      `${one.day} now has another meal: ${one.title}.`,
    ]);
    await cook.cook(plan, one);
    for (const [from, to] of [
      [one.day, two.day],
      [two.day, one.day],
      [one.day, empty],
    ] as const) {
      const { status, body } = await chooses.ask.move(plan, from!, to!);
      expect([status, body.detail]).toEqual([409, `${one.title} is already cooked.`]);
    }
  });
});

test('a repeated key changes nothing more', async () => {
  const plan = await cook.generate();
  const { id } = mealOn(plan, FIRST);
  const key = { key: 'once' };
  const once = await chooses.remove(plan, FIRST, { recipe_id: id, why: 'out' }, key);
  expect(await chooses.remove(plan, FIRST, { recipe_id: id, why: 'out' }, key)).toEqual(once);
  const put = { recipe_id: id, replaces: null };
  expect((await chooses.ask.put(plan, FIRST, put, key)).status).toBe(409);
  const back = await chooses.put(plan, FIRST, put, { key: 'twice' });
  expect(await chooses.put(plan, FIRST, put, { key: 'twice' })).toEqual(back);
  const moved = await chooses.move(plan, FIRST, SECOND, {}, { key: 'moving' });
  expect(await chooses.move(plan, FIRST, SECOND, {}, { key: 'moving' })).toEqual(moved);
});

test('a plan whose meals were chosen can be restored with its free evenings', async () => {
  const plan = await cook.generate();
  const { id } = mealOn(plan, SECOND);
  const chosen = await chooses.remove(plan, SECOND, { recipe_id: id, why: 'out' });
  await cook.stock(['salmon', 400, 'g', 1]);
  const next = await cook.generate();
  expect(next.free_days).toEqual([]);
  const { status, body } = await user.call('POST', '/meal-plans/previous/restore', {
    body: { plan_id: plan.id, current_plan_id: next.id },
  });
  expect(status).toBe(200);
  expect(arrangementOf(body.data)).toEqual(arrangementOf(chosen));
});

test('swapping in a recipe says what prevents it', async () => {
  const salmon = INGREDIENT_INDEX.require('salmon').id;
  await cook.prefer({ dislikes: [salmon] });
  const plan = await cook.generate();
  const [first, second] = [mealOn(plan, FIRST), mealOn(plan, SECOND)];
  const fish = another(plan, ({ ingredients }) =>
    ingredients.some(({ ingredient }) => ingredient === 'salmon'),
  );
  const refusal = async (id: number) => {
    const { status, body } = await cook.ask.swap(plan.id, FIRST, first.id, id);
    return [status, body.detail];
  };
  expect(await refusal(fish)).toEqual([409, 'This recipe falls outside your limits (no salmon).']);
  expect(await refusal(second.id)).toEqual([409, 'This recipe is already in your plan.']);
  await cook.cook(plan, first);
  expect(await refusal(another(plan))).toEqual([409, `${first.title} is already cooked.`]);
});

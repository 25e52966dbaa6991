import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { weekDayOf } from '@larder/domain';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { inDays, planningCook, type PlanningCook } from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await sharedApi();
  user = await api.signUp();
  cook = planningCook(user);
});

const read = async (text: string, more: object = {}) => {
  const { status, body } = await user.call('POST', '/meal-plans/wishes', { body: { text, ...more } });
  return [status, status === 200 ? body.data : body.detail];
};

test('a sentence becomes wishes for a week, and the week is planned from them [CHOOSE-09]', async () => {
  await cook.stock(
    ['boneless chicken thigh', 600, 'g', 9],
    ['basmati rice', 1, 'kg'],
    ['spinach', 300, 'g', 1],
  );
  const chicken = await cook.item('boneless chicken thigh');
  const day = weekDayOf(inDays(2));
  const [status, wish] = await read(
    `Something quick and Italian, use the chicken, no mushrooms, nothing on ${day}, and glitter`,
  );
  expect(status).toBe(200);
  expect(wish).toEqual({
    wishes: ['quick'],
    countries: ['italy'],
    filters: [],
    use_up: [{ id: chicken!.id, name: 'boneless chicken thigh' }],
    without: [{ ingredient_id: expect.any(Number), name: 'mushrooms' }],
    free: [{ date: inDays(2), why: 'nothing' }],
    dishes: [],
    on_days: [],
    lunches: [],
    no_lunches: [],
    not_understood: ['glitter'],
  });
  const plan = await choosingCook(user).week(
    {
      wishes: wish.wishes,
      use_up: wish.use_up.map(({ id }: { id: string }) => id),
      without: wish.without.map(({ ingredient_id: id }: { ingredient_id: number }) => id),
      free: wish.free,
    },
    `?countries=${wish.countries.join(',')}`,
  );
  expect(new Set(plan.meal_plan.map(({ country }) => country))).toEqual(new Set(['italy']));
  expect(plan.meal_plan.some(({ uses }) => uses.some((use) => use.pantry_item_id === chicken!.id))).toBe(
    true,
  );
  expect(plan.free_days).toEqual(wish.free);
});

test('a week without nuts has none, whatever their names [CHOOSE-08]', async () => {
  const [, wish] = await read('without nuts');
  const mixed = INGREDIENT_INDEX.require('mixed-nuts').id;
  expect(wish.without).toEqual([{ ingredient_id: mixed, name: 'nuts' }]);
  expect(wish.not_understood).toEqual([]);
  const plan = await choosingCook(user).week({ without: [mixed] });
  const used = plan.meal_plan.flatMap(({ ingredients }) => ingredients.map((line) => line.ingredient_id));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((id) => INGREDIENT_INDEX.get(id)?.allergens.includes('nuts'))).toEqual([]);
});

test('a diet with an exception is planned on its days, with what is wanted on the other [CHOOSE-15]', async () => {
  const eater = await api.signUp();
  const own = planningCook(eater);
  await own.stock(['chicken breast', 2, 'kg', 5], ['milk', 1, 'l', 6]);
  const day = weekDayOf(inDays(3));
  const answer = await eater.call('POST', '/meal-plans/wishes', {
    body: { text: `vegan week with fish on ${day}, no mushrooms on ${weekDayOf(inDays(1))}` },
  });
  const wish = answer.body.data as components['schemas']['ReadWishes'];
  expect(wish).toMatchObject({ filters: [], without: [], not_understood: [] });
  const others = [0, 1, 2, 4, 5, 6].map(inDays);
  expect(wish.on_days.map(({ dates, filters }) => [dates, filters])).toEqual([
    [[inDays(1)], []],
    [others, ['vegan']],
  ]);
  const on_days = wish.on_days.map(({ dates, filters, without }) => ({
    dates,
    dietary_filters: filters,
    without: without.map(({ ingredient_id: id }) => id),
  }));
  const [fish] = wish.dishes;
  expect(fish!.recipes.length).toBeGreaterThan(0);
  const put = [{ date: fish!.date, recipe_id: fish!.recipes[0]!.id }];
  const plan = await choosingCook(eater).week({ on_days, put });
  expect(plan.meal_plan).toHaveLength(7);
  // Dinners made from what expires are in no catalogue.
  const isVegan = ({ id, ingredients }: (typeof plan.meal_plan)[number]) =>
    CATALOGUE.recipes.find((recipe) => recipe.id === id)?.dietary.vegan ??
    ingredients.every((line) => INGREDIENT_INDEX.require(line.ingredient_id).animals.length === 0);
  expect(plan.meal_plan.filter((meal) => !isVegan(meal)).map(({ date }) => date)).toEqual([fish!.date]);
  // Its proposals keep to it, too.
  const [first] = plan.meal_plan;
  const swaps = await own.swaps(plan, first!);
  expect(swaps.map(({ meal }) => isVegan(meal))).toEqual(swaps.map(() => true));
});

test.each([
  { name: 'a date outside the week', on_days: [{ dates: [inDays(7)], wishes: ['quick'] }], status: 400 },
  { name: 'no date', on_days: [{ dates: [], wishes: ['quick'] }], status: 400 },
  { name: 'an unknown filter', on_days: [{ dates: [inDays(1)], dietary_filters: ['glitter'] }], status: 400 },
  { name: 'an unknown ingredient', on_days: [{ dates: [inDays(1)], without: [1_999_999] }], status: 404 },
])('a week with $name on some days is refused', async ({ on_days, status }) => {
  expect((await choosingCook(user).ask.week({ on_days })).status).toBe(status);
});

test('days are those of the requested week', async () => {
  const [, wish] = await read(`nothing on ${weekDayOf(inDays(1))}`, { starts_on: inDays(3) });
  expect(wish.free).toEqual([{ date: inDays(8), why: 'nothing' }]);
});

test("another cook's pantry is not used", async () => {
  const neighbour = await api.signUp();
  const { body } = await neighbour.call('POST', '/meal-plans/wishes', { body: { text: 'use the chicken' } });
  expect(body.data).toMatchObject({ use_up: [], not_understood: ['chicken'] });
});

test.each([
  { name: 'no text', body: { text: '' } },
  { name: 'too long a text', body: { text: 'x'.repeat(201) } },
  { name: 'control characters', body: { text: 'quick\u0000' } },
  { name: 'a number', body: { text: 5 } },
  { name: 'an unknown field', body: { text: 'quick', plan_id: 'x' } },
  { name: 'a filter that is too long', body: { text: 'quick', dietary_filters: ['x'.repeat(41)] } },
  { name: 'an unknown filter', body: { text: 'quick', dietary_filters: ['glitter'] } },
  { name: 'a week far away', body: { text: 'quick', starts_on: inDays(7) } },
])('$name is refused', async ({ body }) => {
  expect((await user.call('POST', '/meal-plans/wishes', { body })).status).toBe(400);
});

test('it requires a login', async () => {
  expect((await api.call('POST', '/meal-plans/wishes', { body: { text: 'quick' } })).status).toBe(401);
});

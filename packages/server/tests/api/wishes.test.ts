import { INGREDIENT_INDEX } from '@larder/catalogue';
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

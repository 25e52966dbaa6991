import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { weekDayOf } from '@larder/domain';
import { beforeAll, describe, expect, test } from 'vitest';
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

const dayIn = (days: number) => weekDayOf(inDays(days));

describe('a dish on a day', () => {
  let eater: User;
  beforeAll(async () => {
    eater = await api.signUp();
    await planningCook(eater).prefer({ allergies: ['dairy'], dislikes: [] });
  });
  const wish = async (text: string, more: object = {}) => {
    const { status, body } = await eater.call('POST', '/meal-plans/wishes', { body: { text, ...more } });
    expect([status, body?.detail]).toEqual([200, undefined]);
    return body.data as components['schemas']['ReadWishes'];
  };
  const known = (id: number) => CATALOGUE.recipes.find((recipe) => recipe.id === id)!;

  test('has up to three recipes within the limits, no recipe for two dishes, and is planned [CHOOSE-14]', async () => {
    const { dishes = [], not_understood: lost } = await wish(
      `tacos on ${dayIn(2)}, tacos on ${dayIn(3)} and something vegan on ${dayIn(4)}`,
    );
    expect(lost).toEqual([]);
    expect(dishes.map(({ date, slot, asked }) => [date, slot, asked])).toEqual([
      [inDays(2), 'dinner', 'tacos'],
      [inDays(3), 'dinner', 'tacos'],
      [inDays(4), 'dinner', 'vegan'],
    ]);
    const ids = dishes.flatMap(({ recipes }) => recipes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { recipes } of dishes) {
      expect(recipes.length).toBeGreaterThan(0);
      expect(recipes.length).toBeLessThanOrEqual(3);
      for (const { id } of recipes) expect(known(id).allergens).not.toContain('dairy');
    }
    expect(dishes[0]!.recipes[0]!.title).toMatch(/taco/i);
    for (const { id } of dishes[2]!.recipes) expect(known(id).dietary.vegan).toBe(true);

    const put = dishes.map(({ date, recipes }) => ({ date, recipe_id: recipes[0]!.id }));
    const plan = await choosingCook(eater).week({ put });
    for (const { date, recipe_id: id } of put) {
      expect(plan.meal_plan.find((meal) => meal.date === date)).toMatchObject({ id, kept: true });
    }
  });

  test('for lunch is put there [CHOOSE-14]', async () => {
    const { dishes = [], lunches } = await wish(`a soup for lunch on ${dayIn(2)}, lunch on ${dayIn(3)}`);
    expect(lunches).toEqual([dayIn(3)]);
    expect(dishes).toMatchObject([{ date: inDays(2), slot: 'lunch', asked: 'soup' }]);
    const soup = dishes[0]!.recipes[0]!.id;
    const plan = await choosingCook(eater).week({
      lunches: [dayIn(2), dayIn(3)],
      put: [
        { date: inDays(2), slot: 'lunch', recipe_id: soup },
        { date: inDays(2), recipe_id: otherThan(soup) },
      ],
    });
    expect(plan.meal_plan.filter(({ slot }) => slot === 'lunch').map(({ date }) => date)).toEqual([
      inDays(2),
      inDays(3),
    ]);
    expect(plan.meal_plan.find(({ date, slot }) => date === inDays(2) && slot === 'lunch')).toMatchObject({
      id: soup,
      kept: true,
    });
  });

  test('within the filters of the week, and what is said to be left out', async () => {
    const fish = `fish on ${dayIn(2)}`;
    expect((await wish(fish)).dishes![0]!.recipes.length).toBeGreaterThan(0);
    expect((await wish(fish, { dietary_filters: ['vegetarian'] })).dishes![0]!.recipes).toEqual([]);
    expect((await wish(`vegetarian this week, ${fish}`)).dishes![0]!.recipes).toEqual([]);
    const { without, dishes } = await wish(`no rice, a curry on ${dayIn(2)}`);
    const rice = new Set(without.map(({ ingredient_id: id }) => id));
    for (const { id } of dishes![0]!.recipes) {
      const used = known(id).ingredients.map(({ ingredient }) => INGREDIENT_INDEX.require(ingredient).id);
      expect(used.filter((one) => rice.has(one))).toEqual([]);
    }
  });

  test.each([
    { text: 'glitter', lost: ['glitter'], found: 0 },
    { text: 'pizza with glitter', lost: ['glitter'], found: 1 },
    { text: 'lasange', lost: [], found: 1 },
  ])('$text: unknown words are returned, typing errors are not', async ({ text, lost, found }) => {
    const { dishes, not_understood: words } = await wish(`${text} on ${dayIn(2)}`);
    expect([words, dishes!.length]).toEqual([lost, found]);
  });

  test('a dish that was asked for may be from elsewhere than the rest of the week', async () => {
    const { dishes, countries } = await wish(`Italian, tacos on ${dayIn(2)}`);
    expect(countries).toEqual(['italy']);
    const id = dishes![0]!.recipes[0]!.id;
    const plan = await choosingCook(eater).week(
      { put: [{ date: inDays(2), recipe_id: id }] },
      '?countries=italy',
    );
    // The lunches of the week before are planned again.
    const dinners = plan.meal_plan.filter(({ slot }) => slot === 'dinner');
    expect(dinners.find(({ date }) => date === inDays(2))).toMatchObject({ id, country: 'mexico' });
    expect(dinners.filter(({ country }) => country !== 'italy')).toHaveLength(1);
  });
});

/** A dinner that is not this recipe. */
const otherThan = (id: number) =>
  CATALOGUE.recipes.find(
    (recipe) => recipe.id !== id && recipe.course === 'main' && !recipe.allergens.includes('dairy'),
  )!.id;

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
  { name: 'a week far away', body: { text: 'quick', starts_on: inDays(7) } },
])('$name is refused', async ({ body }) => {
  expect((await user.call('POST', '/meal-plans/wishes', { body })).status).toBe(400);
});

test('it requires a login', async () => {
  expect((await api.call('POST', '/meal-plans/wishes', { body: { text: 'quick' } })).status).toBe(401);
});

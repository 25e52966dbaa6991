import { CATALOGUE, INGREDIENT_INDEX } from '@larder/catalogue';
import type { components } from '@larder/contract';
import { LIMITS, weekDayOf } from '@larder/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedApi, type Api, type User } from './api.ts';
import { choosingCook } from './choosing-cook.ts';
import { inDays, planningCook } from './planning-cook.ts';

let api: Api;
beforeAll(async () => {
  api = await sharedApi();
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
    const { dishes, not_understood: lost } = await wish(
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
    const { dishes, lunches } = await wish(`a soup for lunch on ${dayIn(2)}, lunch on ${dayIn(3)}`);
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
    expect((await wish(fish)).dishes[0]!.recipes.length).toBeGreaterThan(0);
    expect((await wish(fish, { dietary_filters: ['vegetarian'] })).dishes[0]!.recipes).toEqual([]);
    const { without, dishes } = await wish(`no rice, a curry on ${dayIn(2)}`);
    const rice = new Set(without.map(({ ingredient_id: id }) => id));
    for (const { id } of dishes[0]!.recipes) {
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
    expect([words, dishes.length]).toEqual([lost, found]);
  });

  test.each([
    { text: 'pad thai', first: /^Pad Thai/ },
    { text: 'french toast', first: /French Toast/i },
    { text: 'a Thai curry', first: /Curry/ },
    { text: 'spanish omelette', first: /^Tortilla Española/ },
  ])('$text is offered first, though a country is in its name [CHOOSE-14]', async ({ text, first }) => {
    const cook = await api.signUp();
    const { dishes, not_understood: lost } = await wishOf(cook, `${text} on ${dayIn(2)}`);
    expect(lost).toEqual([]);
    expect(dishes[0]!.recipes[0]!.title).toMatch(first);
  });

  test.each(['pad thai', 'vegan pad thai', 'potato sushi'])(
    '%s: nothing else is offered if there is none within the limits [CHOOSE-14]',
    async (text) => {
      const cook = await api.signUp();
      await planningCook(cook).prefer({ allergies: ['crustaceans'], dislikes: [] });
      const { dishes } = await wishOf(cook, `${text} on ${dayIn(2)}`);
      expect(dishes.map(({ asked, recipes }) => [asked, recipes])).toEqual([[text, []]]);
    },
  );

  test('a filter that only narrows the rest of the week does not refuse it', async () => {
    const { dishes, countries } = await wish(`Italian, tacos on ${dayIn(2)}`);
    expect(countries).toEqual(['italy']);
    const id = dishes[0]!.recipes[0]!.id;
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

const wishOf = async (user: User, text: string) => {
  const { status, body } = await user.call('POST', '/meal-plans/wishes', { body: { text } });
  expect([status, body?.detail]).toEqual([200, undefined]);
  return body.data as components['schemas']['ReadWishes'];
};
const idsOf = ({ dishes }: components['schemas']['ReadWishes']) =>
  dishes.flatMap(({ recipes }) => recipes.map(({ id }) => id));

describe('what is not wanted', () => {
  let eater: User;
  beforeAll(async () => {
    eater = await api.signUp();
  });

  test.each([
    'allergic to nuts',
    'guests with a nut allergy',
    'instead of fish',
    'less meat',
    'halal chicken',
    'gluten-free pizza',
    'anything but fish',
    'pescatarian',
  ])('%s on a day: nothing is proposed', async (text) => {
    const { dishes, not_understood: lost } = await wishOf(eater, `${text} on ${dayIn(2)}`);
    expect([dishes, lost]).toEqual([[], [expect.any(String)]]);
  });

  test('no meat is no meat of any animal', async () => {
    const { filters } = await wishOf(eater, 'no meat this week');
    expect(filters).toEqual(['vegetarian']);
    const meat = new Set<string>(['red-meat', 'poultry', 'pork', 'lamb', 'goat', 'other-animal', 'fish']);
    const wrong = CATALOGUE.recipes
      .filter(({ dietary }) => dietary.vegetarian)
      .filter(({ ingredients }) =>
        ingredients.some(({ ingredient }) =>
          INGREDIENT_INDEX.require(ingredient).animals.some((animal) => meat.has(animal)),
        ),
      );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});

test('a strict cook is proposed what is far down the list', async () => {
  const strict = await api.signUp();
  const loved = CATALOGUE.recipes
    .filter(({ course, dietary }) => course === 'main' && dietary.vegan)
    .slice(0, 3);
  const eaten = new Set(loved.flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient)));
  const counts = new Map<string, number>();
  for (const { ingredients } of CATALOGUE.recipes)
    for (const { ingredient } of ingredients) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  const common = [...counts].filter(([id]) => !eaten.has(id)).toSorted(([, a], [, b]) => b - a);
  const dislikes = common.slice(0, LIMITS.dislikes.max).map(([id]) => INGREDIENT_INDEX.require(id).id);
  await planningCook(strict).prefer({ dislikes });
  const ids = idsOf(await wishOf(strict, `something vegan on ${dayIn(2)} and ${dayIn(3)}`));
  expect(ids.length).toBeGreaterThanOrEqual(3);
});

test('what is kept in the week is not proposed again, and is named if it is put', async () => {
  const keeper = await api.signUp();
  const chooses = choosingCook(keeper);
  const [best] = idsOf(await wishOf(keeper, `tacos on ${dayIn(3)}`));
  const plan = await chooses.week({ put: [{ date: inDays(1), recipe_id: best! }] });
  const ids = idsOf(await wishOf(keeper, `tacos on ${dayIn(3)}`));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).not.toContain(best);
  const { status, body } = await chooses.ask.week({
    keep: { plan_id: plan.id, days: [dayIn(1)] },
    put: [{ date: inDays(3), recipe_id: best }],
  });
  const { title } = plan.meal_plan.find(({ id }) => id === best)!;
  expect([status, body.detail]).toEqual([409, `${title} is already in your plan.`]);
});

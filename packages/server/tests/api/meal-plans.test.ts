import { CATALOGUE, INGREDIENT_INDEX, isStaple } from '@larder/catalogue';
import { addDays, utcDay, weekDayOf, weekFrom, type DietaryFlags, type Unit } from '@larder/domain';
import { plan } from '@larder/domain/planner';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeLiveCatalogue } from '../../src/recipes/catalogue/live-catalogue.ts';
import { makeShelves } from '../../src/recipes/catalogue/shelves.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { calendarIn } from '../../src/platform/http/time-zones.ts';
import type { Cook } from '../../src/platform/access/caller.ts';
import { readRecipes } from '../../src/recipes/candidates.ts';
import { makePlanService } from '../../src/plan/plan.service.ts';
import type { Planner } from '../../src/plan/planner-thread.ts';
import { startApi, type Api, type User } from './api.ts';
import { boughtAs } from './planning-cook.ts';

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

interface Meal {
  id: number;
  day: string;
  date: string;
  country: string;
  matchPercentage: number;
  missingIngredientIDs: number[];
  ingredients: { ingredient_id: number; name: string; quantity: number; unit: Unit; to_buy: number }[];
  estimated_cost: { cost_per_serving: number; total_cost: number };
  nutritional_info: { calories: number };
  uses: { pantry_item_id: string }[];
  breaks_limits: string[];
}

const recipeOf = ({ id }: Meal) => CATALOGUE.recipes.find((recipe) => recipe.id === id)!;
const prefer = (preferences: object) => user.call('POST', '/preferences/onboard', { body: { preferences } });
const stock = (...items: [name: string, quantity: number | null, unit: string][]) =>
  user.call('POST', '/pantry/bulk', {
    body: { items: items.map(([ingredient_name, quantity, unit]) => ({ ingredient_name, quantity, unit })) },
  });

async function generate(query = '') {
  const { status, body } = await user.call('POST', `/meal-plans/generate${query}`);
  expect(status).toBe(201);
  return body.data as {
    meal_plan: Meal[];
    shopping_list: string[];
    shopping_items: {
      ingredient_id: number;
      name: string;
      unit: string;
      need: number;
      have: number;
      buy: number;
    }[];
    nutritional_notes: string;
    starts_on: string;
    out_of_date: string | null;
  };
}

const current = async () => (await user.call('GET', '/meal-plans/current')).body.data;

test('a cook without a plan gets 404', async () => {
  const { status, body } = await user.call('GET', '/meal-plans/current');
  expect([status, body.detail]).toEqual([404, 'There is no meal plan yet.']);
});

test('a week is made, stored and returned again [CALL-45 DATA-53]', async () => {
  const made = await generate();
  const dates = weekFrom(utcDay(new Date()));
  expect(made.starts_on).toBe(dates[0]);
  expect(made.meal_plan.map(({ date, day }) => [date, day])).toEqual(
    dates.map((date) => [date, weekDayOf(date)]),
  );
  expect(made.nutritional_notes).toMatch(/^One serving of each of the 7 meals adds up to [\d,]+ kcal/);
  expect(made.out_of_date).toBeNull();
  expect(await current()).toEqual(made);
});

describe('the cook chooses the day on which the week begins', () => {
  const ask = (startsOn: string) => user.call('POST', `/meal-plans/generate?starts_on=${startsOn}`);

  test('up to six days ahead [PLAN-42 PLAN-43]', async () => {
    await prefer({ meal_prep_frequency: 'weekly' });
    const startsOn = addDays(utcDay(new Date()), 6);
    const { status, body } = await ask(startsOn);
    expect([status, body.data.starts_on]).toEqual([201, startsOn]);
    expect(body.data.meal_plan.map(({ date }: { date: string }) => date)).toEqual(
      [0, 2, 5].map((days) => addDays(startsOn, days)),
    );
    expect(await current()).toEqual(body.data);
  });

  test.each([-1, 7])('but not %i days from today', async (days) => {
    const { status, body } = await ask(addDays(utcDay(new Date()), days));
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: '/starts_on',
          message: expect.stringMatching(/^The week must begin between today, [\d-]+, and [\d-]+\.$/),
        },
      ],
    ]);
  });

  test('nor a day that does not exist', async () => {
    expect((await ask('2030-02-30')).status).toBe(400);
  });
});

test('figures match the catalogue [DATA-56 DATA-57]', async () => {
  for (const meal of (await generate()).meal_plan) {
    const recipe = recipeOf(meal);
    expect(meal).toMatchObject({
      title: recipe.title,
      country: recipe.country,
      total_time: recipe.totalTime,
      servings: recipe.servings,
      cooking_difficulty: recipe.difficulty,
      instructions: recipe.instructions,
      estimated_cost: { cost_per_serving: recipe.costPerServing, total_cost: recipe.costTotal },
      nutritional_info: {
        calories: recipe.nutritionPerServing.kcal,
        protein: recipe.nutritionPerServing.protein,
        carbohydrates: recipe.nutritionPerServing.carbohydrate,
      },
    });
    expect(meal.ingredients.map(({ ingredient_id }) => ingredient_id)).toEqual(
      recipe.ingredients.map(({ ingredient }) => INGREDIENT_INDEX.get(ingredient)?.id),
    );
  }
});

test('every meal has the specified fields [DATA-54 DATA-55]', async () => {
  for (const meal of (await generate()).meal_plan) {
    expect(meal).toMatchObject({
      id: expect.any(Number),
      title: expect.stringMatching(/\S/),
      day: expect.stringMatching(/day$/),
      country: expect.stringMatching(/^[a-z]+$/),
      cooking_difficulty: expect.stringMatching(/^(?:easy|medium|hard)$/),
      reason: expect.stringMatching(/\S/),
      total_time: expect.any(Number),
      servings: expect.any(Number),
      instructions: expect.stringMatching(/^1\. /),
      matchPercentage: expect.any(Number),
      missingIngredientIDs: expect.any(Array),
    });
    for (const line of meal.ingredients) {
      expect(line).toMatchObject({
        ingredient_id: expect.any(Number),
        name: expect.stringMatching(/\S/),
        quantity: expect.any(Number),
        unit: expect.stringMatching(/\S/),
      });
    }
  }
});

test('the shopping list is exactly what the pantry lacks [DATA-53]', async () => {
  await stock(['toor dal', 1, 'kg'], ['onion', 1, 'piece'], ['salt', null, 'g'], ['garlic', 2, 'clove']);
  const { meal_plan: meals, shopping_list: list } = await generate();
  const lines: Meal['ingredients'] = meals.flatMap(({ ingredients }: Meal) => ingredients);
  const lacking = new Set(
    boughtAs(lines)
      .filter(({ line }) => line.to_buy > 0)
      .map(({ name }) => name),
  );
  for (const { ingredients, missingIngredientIDs, matchPercentage } of meals) {
    const missing = ingredients.filter(({ to_buy }) => to_buy > 0);
    expect(new Set(missing.map(({ ingredient_id }) => ingredient_id))).toEqual(new Set(missingIngredientIDs));
    const needed = new Set(ingredients.map(({ ingredient_id }) => ingredient_id)).size;
    // The other staples are assumed to be there, but are not in the pantry.
    const assumed = new Set(
      ingredients
        .filter(({ ingredient_id: id, name }) => isStaple(INGREDIENT_INDEX.require(id)) && name !== 'salt')
        .map(({ name }) => name),
    ).size;
    const there = needed - missingIngredientIDs.length - assumed;
    expect(matchPercentage).toBe(Math.round((100 * there) / needed));
  }
  expect(new Set(list)).toEqual(lacking);
  expect(list).toHaveLength(lacking.size);
  expect(list).not.toContain('salt');
  expect(list).not.toContain('toor dal');
});

describe('the number of meals depends on how often the cook cooks', () => {
  test.each([
    { frequency: 'daily', days: 7 },
    { frequency: 'few_times_week', days: 4 },
    { frequency: 'weekly', days: 3 },
    { frequency: 'rarely', days: 2 },
  ])('$frequency: $days', async ({ frequency, days }) => {
    await prefer({ meal_prep_frequency: frequency });
    const { meal_plan: meals } = await generate();
    expect(meals).toHaveLength(days);
    expect(meals[0]?.date).toBe(utcDay(new Date()));
  });
});

describe('hard limits', () => {
  test('from preferences are respected', async () => {
    await prefer({
      allergies: ['dairy'],
      dietary_restrictions: ['vegetarian'],
      kitchen_appliances: ['stovetop'],
      spice_tolerance: 'medium',
    });
    const { meal_plan: meals } = await generate();
    expect(meals).not.toEqual([]);
    for (const meal of meals) {
      const recipe = recipeOf(meal);
      expect(recipe.allergens).not.toContain('dairy');
      expect(recipe.diets).toContain('vegetarian');
      expect(recipe.appliances.filter((one) => one !== 'stovetop')).toEqual([]);
      expect(['none', 'mild', 'medium']).toContain(recipe.spice);
    }
  });

  test('from filters are respected [CALL-42]', async () => {
    const { meal_plan: meals } = await generate('?countries=korea,italy&no_beef=true&vegan=false');
    expect(meals).not.toEqual([]);
    for (const meal of meals) {
      expect(['korea', 'italy']).toContain(meal.country);
      expect(recipeOf(meal).dietary).toMatchObject({ contains_beef: false, contains_lamb: false });
    }
    expect(meals.every((meal) => recipeOf(meal).dietary.vegan)).toBe(false);
  });

  test('explicit filters override the single flags [CALL-43]', async () => {
    const { meal_plan: meals } = await generate('?vegan=true&dietary_filters=has_beef');
    expect(meals).not.toEqual([]);
    const isMeat = ({ contains_beef, contains_lamb }: DietaryFlags) => contains_beef || contains_lamb;
    for (const meal of meals) expect(isMeat(recipeOf(meal).dietary)).toBe(true);
  });

  test('that no recipe satisfies give an empty plan that says so', async () => {
    const made = await generate('?vegan=true&has_beef=true');
    expect([made.meal_plan, made.shopping_list]).toEqual([[], []]);
    expect(made.nutritional_notes).toMatch(/^No recipe fits all your limits \(/);
    expect(await current()).toEqual(made);
  });

  test('that are invalid are rejected', async () => {
    for (const query of ['?dietary_filters=keto', '?countries=atlantis', '?vegan=yes']) {
      expect((await user.call('POST', `/meal-plans/generate${query}`)).status).toBe(400);
    }
  });
});

describe('a stored plan is marked as out of date', () => {
  test('after a change of the pantry, until a new one is made', async () => {
    await generate();
    await stock(['tomato', 4, 'piece']);
    expect((await current()).out_of_date).toBe('pantry');
    await generate();
    expect((await current()).out_of_date).toBeNull();
  });

  test('after a change of preferences, first and foremost', async () => {
    await generate();
    await stock(['tomato', 4, 'piece']);
    await prefer({ allergies: ['nuts'] });
    expect((await current()).out_of_date).toBe('preferences');
  });

  test('but not after a change that was reverted', async () => {
    await generate();
    const { body } = await stock(['tomato', 4, 'piece']);
    await user.call('DELETE', `/pantry/${body.data.pantryItems[0].id}`);
    await prefer({});
    expect((await current()).out_of_date).toBeNull();
  });
});

test('the same request gives the same plan, and on another day a new one without expired items', async () => {
  const { body } = await stock(['spinach', 600, 'g']);
  const [item] = body.data.pantryItems;
  const soon = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await user.call('PUT', `/pantry/${item.id}`, { body: { quantity: 600, unit: 'g', expiry_date: soon } });
  const first = await generate();
  expect(await generate()).toEqual(first);
  const eaten = first.meal_plan.filter(({ uses }) => uses.some(({ pantry_item_id: id }) => id === item.id));
  expect(eaten).not.toEqual([]);
  for (const meal of eaten) {
    expect(meal.date <= soon).toBe(true);
    expect(meal).toMatchObject({
      reason: expect.stringMatching(
        /^Uses (?:\d+ g of your spinach|your \d+ g of spinach), which expires on \w+day the \d+[a-z]{2}, /,
      ),
    });
  }

  api.pass(4 * 24 * 60 * 60 * 1000);
  const later = await api.call('POST', '/auth/login', {
    body: { username: user.username, password: 'correct horse' },
  });
  user = { ...user, call: api.as(later.body.data.access_token) };
  expect((await generate()).shopping_list).not.toEqual(first.shopping_list);
  api.pass(-4 * 24 * 60 * 60 * 1000);
});

test("nobody sees another cook's plan", async () => {
  await generate();
  const other = await api.signUp();
  expect((await other.call('GET', '/meal-plans/current')).status).toBe(404);
});

test('ten simultaneous clicks get the same answer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => generate()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

/** A service as on one of several servers, with the number of plans it made itself. */
async function serviceOfItsOwn() {
  const catalogue = makeLiveCatalogue(api.database, createLog('silent'));
  await catalogue.start();
  const counted = { made: 0 };
  const planner: Pick<Planner, 'plan' | 'admit' | 'before'> = {
    admit: (_asker, work) => work(),
    before: () => null,
    async plan(_asker, snapshot, { pantry, wishes }) {
      counted.made += 1;
      const recipes = [];
      for await (const page of readRecipes(api.database.db, snapshot)) recipes.push(...page);
      return plan(recipes, pantry, wishes, { effort: { starts: 1, steps: 100 } });
    },
  };
  const { db } = api.database;
  const plans = makePlanService(
    db,
    catalogue,
    { drawn: () => null, plate: () => null, photo: () => '' },
    () => new Date(),
    planner,
    makeShelves(db),
  );
  return { plans, counted, stop: () => catalogue.stop() };
}

async function asCook(): Promise<Cook> {
  const { rows } = await api.database.pool.query<{ id: string }>('select id from users where username = $1', [
    user.username,
  ]);
  return {
    address: '127.0.0.1',
    userId: rows[0]!.id,
    sessionId: '0193a000-0000-7000-8000-000000000002',
    ...calendarIn(undefined, new Date()),
  };
}

const NO_WISH = { filters: { flags: [], countries: [] } };

test('ten simultaneous clicks and one more plan once', async () => {
  const asking = await asCook();
  const { plans, counted, stop } = await serviceOfItsOwn();
  await Promise.all(Array.from({ length: 10 }, () => plans.generate(asking, NO_WISH)));
  await plans.generate(asking, NO_WISH);
  expect(counted.made).toBe(1);
  await plans.generate(asking, { filters: { flags: [], countries: ['italy'] } });
  expect(counted.made).toBe(2);
  await stop();
});

test('ten simultaneous clicks on two servers plan once, and get the same answer', async () => {
  const asking = await asCook();
  const servers = await Promise.all([serviceOfItsOwn(), serviceOfItsOwn()]);
  const clicks = Array.from({ length: 10 }, (_, click) =>
    servers[click % 2]!.plans.generate(asking, NO_WISH),
  );
  const [first, ...others] = await Promise.all(clicks);
  expect(servers.reduce((sum, { counted }) => sum + counted.made, 0)).toBe(1);
  for (const other of others) expect(other).toEqual(first);
  const { rows } = await api.database.pool.query('select from plan_claims where user_id = $1', [
    asking.userId,
  ]);
  expect(rows).toHaveLength(0);
  await Promise.all(servers.map(({ stop }) => stop()));
});

test("a crashed server's claim expires", async () => {
  const asking = await asCook();
  await api.database.pool.query(
    "insert into plan_claims (user_id, token, until) values ($1, gen_random_uuid(), now() - interval '1 second')",
    [asking.userId],
  );
  const { plans, counted, stop } = await serviceOfItsOwn();
  await plans.generate(asking, NO_WISH);
  expect(counted.made).toBe(1);
  await stop();
});

test('preferences that change during planning leave the plan marked', async () => {
  const asking = await asCook();
  const { plans, stop } = await serviceOfItsOwn();
  const made = plans.generate(asking, NO_WISH);
  await prefer({ dietary_restrictions: ['vegan'] });
  await made;
  // Whichever was first: the plan is either vegan, or says that it is not.
  const { meal_plan: meals, out_of_date: outOfDate } = (await current()) as Awaited<
    ReturnType<typeof generate>
  >;
  const forbidden = meals.filter(
    ({ id: recipe }) => !recipeOf({ id: recipe } as Meal).diets.includes('vegan'),
  );
  expect(forbidden.every(({ breaks_limits: breaks }) => breaks.includes('vegan'))).toBe(true);
  expect(outOfDate === 'preferences' || forbidden.length === 0).toBe(true);
  await stop();
});

test('a stored plan lists the meals that a change of preferences rules out', async () => {
  const { meal_plan: before } = await generate();
  expect(before.flatMap(({ breaks_limits: breaks }) => breaks)).toEqual([]);
  await prefer({ dietary_restrictions: ['vegan'], allergies: ['nuts'] });
  const { meal_plan: after } = await current();
  for (const meal of after as Meal[]) {
    const { diets, allergens } = recipeOf(meal);
    expect(meal.breaks_limits.includes('vegan')).toBe(!diets.includes('vegan'));
    expect(meal.breaks_limits.includes('no nuts')).toBe(allergens.includes('nuts'));
  }
  expect((after as Meal[]).some(({ breaks_limits: breaks }) => breaks.length > 0)).toBe(true);
});

test('shopping items add up: have plus buy is need, and the list names them', async () => {
  await stock(['onion', 1, 'piece'], ['tomato', 200, 'g'], ['olive oil', 50, 'ml'], ['rice', 100, 'g']);
  const { meal_plan: meals, shopping_items: items, shopping_list: list } = await generate();
  expect(new Set(items.map(({ name }) => name))).toEqual(new Set(list));
  const all: Meal['ingredients'] = meals.flatMap(({ ingredients }: Meal) => ingredients);
  for (const { ingredient_id: id, unit, need, have, buy } of items) {
    expect(have + buy).toBeGreaterThanOrEqual(need - 0.01);
    expect(buy).toBeLessThanOrEqual(need);
    const lines = boughtAs(all)
      .filter((one) => one.id === id)
      .map(({ line }) => line);
    expect(lines.some((line) => line.to_buy > 0)).toBe(true);
    // If all lines are in the item's own unit, the sum can be checked by hand.
    if (!lines.every((line) => line.unit === unit)) continue;
    const bought = lines.reduce((sum, line) => sum + line.to_buy, 0);
    expect(buy).toBeGreaterThanOrEqual(bought - 1e-6);
    expect(buy).toBeLessThan(bought + 1);
  }
});

test('other requests are answered during planning', async () => {
  await stock(['spinach', 600, 'g'], ['rice', 1, 'kg']);
  const under = { way: true };
  const making = generate().finally(() => (under.way = false));
  let answered = 0;
  while (under.way) {
    const { status } = await user.call('GET', '/pantry/has-items');
    expect(status).toBe(200);
    answered += 1;
  }
  await making;
  // A blocked server would answer the first one only at the end; a busy machine still answers a few.
  expect(answered).toBeGreaterThan(3);
});

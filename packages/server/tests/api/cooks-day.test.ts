import { addDays, daysBetween, utcDay } from '@larder/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATIONS } from './agreement.ts';
import { startApi, type Api, type Call } from './api.ts';
import { planningCook, type MealPlan, type PlanningCook } from './planning-cook.ts';
import { NO_PREFERENCES } from '../../src/recipes/candidates.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** Days follow the cook's time zone, not the server's. */

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

const DAY_MS = 24 * 60 * 60_000;
let passed = 0;

/** Advances the clock to the next time it is this hour in UTC, and returns the day. */
function waitFor(hour: number): string {
  const now = Date.now() + passed;
  const ahead = (Math.floor(now / DAY_MS) + 1) * DAY_MS + hour * 60 * 60_000 - now;
  api.pass(ahead);
  passed += ahead;
  return utcDay(new Date(now + ahead));
}

/** A cook's calls from a time zone. */
const from =
  (zone: string | null, call: Call): Call =>
  (method, path, request = {}) =>
    call(method, path, {
      ...request,
      headers: { ...request.headers, ...(zone !== null && { 'time-zone': zone }) },
    });

const TOMATO_RICE = 1002;
const rice = { ingredient_name: 'rice', quantity: 900, unit: 'g' };

/** Whether rice counts as available. */
const COUNTS: Readonly<Record<string, (call: Call) => Promise<boolean>>> = {
  'pantry search': async (call) => {
    const { body } = await call('GET', '/recipes/pantrysearch?query=tomato%20rice');
    return body.data.recipes[0].matchPercentage > 0;
  },
  'recipe details': async (call) =>
    (await call('GET', '/recipes/1002/details?hasPantry=true')).body.data.matchPercentage > 0,
  'recipes of a list': async (call) => {
    const [{ id }] = (await call('GET', '/lists')).body.lists;
    await call('POST', `/lists/${id}/recipes`, { body: { recipe_id: 1002 } });
    return (await call('GET', `/lists/${id}/recipes`)).body.data.recipes[0].matchPercentage > 0;
  },
  'items to use up': async (call) => {
    const { batches } = (await call('GET', '/pantry/use-up?days=0')).body.data;
    return batches[0].days_left === 0 && batches[0].recipes.length > 0;
  },
  "'+ Add'": async (call) => (await call('POST', '/pantry/1')).status === 200,
  "'some' more": async (call) => {
    const items = [{ ...rice, quantity: null }];
    const { pantryItems } = (await call('POST', '/pantry/bulk', { body: { items } })).body.data;
    return pantryItems[0].quantity === rice.quantity;
  },
  'a new plan': async (call) => usesRice(await planningCook({ call }).generate()),
};

/** The date proposed for milk, in days from a given day. */
const DATES: Readonly<Record<string, readonly [days: number, (call: Call) => Promise<string>]>> = {
  'what is added': [
    7,
    async (call) => {
      const items = [{ ingredient_name: 'milk', quantity: 1, unit: 'l' }];
      return (await call('POST', '/pantry/bulk', { body: { items } })).body.data.pantryItems[0].expiry_date;
    },
  ],
  "'+ Add'": [7, async (call) => (await call('POST', '/pantry/7')).body.data.expiry_date],
  'what is moved': [
    0,
    async (call) => {
      const { id } = (await call('POST', '/pantry/7')).body.data;
      const change = { body: { storage: 'cupboard' } };
      return (await call('PUT', `/pantry/${id}`, change)).body.data.expiry_date;
    },
  ],
  'what is said': [
    1,
    async (call) => {
      const said = { body: { transcript: 'a litre of milk, best before tomorrow' } };
      return (await call('POST', '/ingredients/parse-voice', said)).body.data.items[0].expiry_date;
    },
  ],
  'what is bought': [
    7,
    async (call) => {
      const cook = planningCook({ call });
      const plan = await cook.generate();
      await cook.buy(
        plan,
        plan.shopping_items.filter(({ name }) => name === 'milk'),
      );
      return (await cook.item('milk'))!.expiry_date!;
    },
  ],
};

const usesRice = ({ meal_plan: meals }: Pick<MealPlan, 'meal_plan'>) =>
  meals.some(({ uses }) => uses.some(({ name }) => name === 'rice'));

/** Changes of a plan whose first meal uses rice. Each returns the plan, or the error. */
const CHANGES: Readonly<Record<string, (cook: PlanningCook, plan: MealPlan) => Promise<MealPlan>>> = {
  'a cooked meal': (cook, plan) => cook.cook(plan, plan.meal_plan.at(-1)!),
  'a meal no longer cooked': async (cook, plan) => {
    const last = plan.meal_plan.at(-1)!;
    await planningCook({ call: cook.call }).cook(plan, last);
    return cook.uncook(plan, last);
  },
  'a swapped meal': async (cook, plan) => {
    const other = SMALL_CATALOGUE.recipes.find(({ id }) => plan.meal_plan.every((meal) => meal.id !== id))!;
    return cook.swap(plan, plan.meal_plan.at(-1)!, other.id);
  },
  'proposed swaps': async (cook, plan) => {
    const swaps = await cook.swaps(plan, plan.meal_plan[0]!);
    return { ...plan, meal_plan: swaps.map(({ meal }) => meal) };
  },
  'what is bought': (cook, plan) => cook.buy(plan, plan.shopping_items.slice(0, 1)),
  'an undone purchase': async (cook, plan) => {
    const bought = await cook.buy(plan, plan.shopping_items.slice(0, 1));
    return cook.undoPurchase(bought, bought.purchases[0]!);
  },
  'a restored plan': async (cook, plan) => {
    await cook.generate('?vegan=true');
    const { status, body } = await cook.call('POST', '/meal-plans/previous/restore', {
      body: { plan_id: plan.id },
    });
    expect(status).toBe(200);
    return body.data;
  },
};

describe.each([
  { where: 'on a morning in Tokyo', zone: 'Asia/Tokyo', hour: 20, ahead: 1 },
  { where: 'on an evening in California', zone: 'America/Los_Angeles', hour: 2, ahead: -1 },
])('$where', ({ zone, hour, ahead }) => {
  let utc: string;
  let there: string;
  let call: Call;
  beforeEach(async () => {
    utc = waitFor(hour);
    there = addDays(utc, ahead);
    ({ call } = await api.signUp());
  });
  const zones = () => [
    { zone: null, today: utc },
    { zone: 'UTC', today: utc },
    { zone, today: there },
  ];
  /** The last day of the rice: past in one of the two places, and current in the other. */
  const lastDay = () => (ahead > 0 ? utc : there);
  const putRice = (to: Call) =>
    to('POST', '/pantry/bulk', { body: { items: [{ ...rice, expiry_date: lastDay() }] } });

  test.each(Object.entries(COUNTS))(
    'its day decides what has expired: %s [DATES-21]',
    async (_what, counts) => {
      for (const { zone: asked, today } of zones()) {
        const cook = await api.signUp();
        await putRice(cook.call);
        expect([asked, await counts(from(asked, cook.call))]).toEqual([asked, today <= lastDay()]);
      }
    },
  );

  test.each(Object.entries(DATES))('dates count from its day: %s [DATES-21]', async (_what, [days, date]) => {
    for (const { zone: asked, today } of zones()) {
      const cook = await api.signUp();
      expect([asked, daysBetween(today, await date(from(asked, cook.call)))]).toEqual([asked, days]);
    }
  });

  test.each(Object.entries(CHANGES))('its day settles a plan: %s [DATES-20]', async (_what, change) => {
    for (const { zone: asked, today } of zones()) {
      const cook = await api.signUp();
      const early = planningCook({ call: from(ahead > 0 ? 'UTC' : zone, cook.call) });
      await early.prefer({ ...NO_PREFERENCES, meal_prep_frequency: 'rarely' });
      await putRice(cook.call);
      const put = [{ date: lastDay(), recipe_id: TOMATO_RICE }];
      const plan = await early.generate('', { put });
      expect(usesRice({ meal_plan: plan.meal_plan.slice(0, 1) })).toBe(true);
      const changed = await change(planningCook({ call: from(asked, cook.call) }), plan);
      expect([asked, usesRice(changed)]).toEqual([asked, today <= lastDay()]);
    }
  });

  test('the same request makes another plan where it is another day', async () => {
    const [here, elsewhere] = [planningCook({ call }), planningCook({ call: from(zone, call) })];
    const first = await here.generate();
    expect((await here.generate()).id).toBe(first.id);
    const second = await elsewhere.generate();
    expect(second.id).not.toBe(first.id);
    expect((await elsewhere.generate()).id).toBe(second.id);
  });
});

describe('a time zone', () => {
  test.each(['asia/tokyo', 'US/Pacific', 'Etc/GMT+12', 'America/Argentina/ComodRivadavia'])(
    'is accepted under each of its names: %s',
    async (zone) => {
      const { call } = await api.signUp();
      expect((await from(zone, call)('GET', '/pantry/use-up')).status).toBe(200);
    },
  );

  test.each([
    'Mars/Olympus_Mons',
    '+09:00',
    'GMT+9',
    'Asia Tokyo',
    '',
    'Asia/Tokyo, UTC',
    '__proto__',
    'x'.repeat(65),
  ])('that is invalid is rejected with a sentence that says what to do: %j [DATES-22]', async (zone) => {
    const { call } = await api.signUp();
    const { status, body } = await from(zone, call)('GET', '/pantry/use-up');
    const sentence =
      'Time-Zone must be an IANA time zone such as Asia/Tokyo. Leave it out to count days in UTC.';
    expect([status, body.detail]).toEqual([400, sentence]);
    expect(body.errors).toEqual([{ path: 'Time-Zone', message: sentence }]);
  });

  test('is required by exactly the operations that count days', () => {
    const asking = OPERATIONS.filter(({ parameters }) => parameters.some(({ name }) => name === 'Time-Zone'));
    expect(asking.map(({ operationId }) => operationId).toSorted()).toEqual([
      'addCookings',
      'addIngredientToPantry',
      'addPantryItems',
      'buyShoppingItems',
      'cookMeal',
      'cookRecipe',
      'dropLeftovers',
      'generateMealPlan',
      'getListRecipes',
      'getMealSwaps',
      'getRecipeDetails',
      'getUseUp',
      'moveMeal',
      'parseVoice',
      'planLeftovers',
      'putMeal',
      'readWishes',
      'removeMeal',
      'restoreMealPlan',
      'searchRecipesByPantry',
      'swapMeal',
      'uncookMeal',
      'uncookRecipe',
      'undoPurchase',
      'updatePantryItem',
    ]);
  });
});

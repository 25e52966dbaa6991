import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_OWN_RECIPE_ID } from '../../src/platform/database/schema.ts';
import { sharedApi, type Api, type User } from './api.ts';
import { mealOn, planningCook, THIRD, type Meal, type PlanningCook } from './planning-cook.ts';

let api: Api;
let user: User;
let cook: PlanningCook;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  user = await api.signUp();
  cook = planningCook(user);
});

interface Line {
  readonly ingredient_id: number;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
}

const details = async (id: number, query = '') => {
  const { status, body } = await user.call('GET', `/recipes/${id}/details${query}`);
  expect(status).toBe(200);
  return body.data as {
    readonly servings: number;
    readonly written_servings?: number;
    readonly ingredients: readonly Line[];
  };
};
const amounts = (lines: readonly Pick<Line, 'ingredient_id' | 'quantity'>[]) =>
  lines.map(({ ingredient_id, quantity }) => ({ ingredient_id, quantity }));

/** Whether a meal has the amounts, cost and servings of its recipe for this many people. */
async function expectServings(meal: Meal, people: number): Promise<void> {
  const recipe = await details(meal.id, `?servings=${people}`);
  const { written_servings: written, servings, estimated_cost: cost } = meal;
  expect({ servings, written }).toEqual({ servings: people, written: recipe.written_servings });
  expect(amounts(meal.ingredients)).toEqual(amounts(recipe.ingredients));
  expect(cost.total_cost).toBeCloseTo(cost.cost_per_serving * people, 1);
}

const planFor = async (cuisine: string) => {
  await cook.prefer({ household_size: 2, preferred_cuisines: [cuisine] });
  return cook.generate();
};

describe('a week', () => {
  test.each([3, 5])(
    'for %i has the amounts, the shopping and the swaps for so many [HOUSEHOLD-01]',
    async (people) => {
      await cook.stock(['rice', 2, 'kg'], ['egg', 6, 'piece', 5], ['spinach', 300, 'g', 3]);
      await cook.prefer({ household_size: people });
      const plan = await cook.generate();
      expect(plan.meal_plan).toHaveLength(7);
      for (const meal of plan.meal_plan) await expectServings(meal, people);

      const meal = mealOn(plan, THIRD);
      // A flexible dinner opens once it is chosen.
      const proposed = (await cook.swaps(plan, meal)).find(({ meal: { id } }) => id < FIRST_OWN_RECIPE_ID);
      await expectServings(proposed!.meal, people);
      const { body } = await cook.ask.swap(plan.id, THIRD, meal.id, proposed!.meal.id);
      await expectServings(mealOn(body.data, THIRD), people);
      // A stored plan is settled again against the pantry: it still serves as many.
      for (const stored of (await cook.current()).meal_plan) await expectServings(stored, people);
    },
  );

  test('for two has a dinner cooked double, if that spares them shopping, which cooking once undoes [HOUSEHOLD-04]', async () => {
    // It is not worth it for every week: one of these is.
    let plan = await planFor('indian');
    for (const cuisine of ['italian', 'mexican', 'spanish', 'korean', 'belgian'] as const)
      if ((plan.leftovers ?? []).length === 0) plan = await planFor(cuisine);
    const [rest, ...others] = plan.leftovers ?? [];
    expect([plan.meal_plan.length, others]).toEqual([6, []]);
    const double = mealOn(plan, rest!.of);
    expect(plan.nutritional_notes).toMatch(
      new RegExp(
        `is cooked double on ${rest!.of}: the rest is dinner on \\w+, with \\d+ things? fewer to buy\\.$`,
      ),
    );
    for (const meal of plan.meal_plan) await expectServings(meal, meal === double ? 4 : 2);

    const once = await user.call(
      'DELETE',
      `/meal-plans/current/meals/${double.day}/leftovers?plan_id=${plan.id}&recipe_id=${double.id}`,
    );
    expect(once.status).toBe(200);
    expect([once.body.data.meal_plan.length, once.body.data.leftovers]).toEqual([7, []]);
    for (const meal of once.body.data.meal_plan) await expectServings(meal, 2);
  });

  test('without a household is cooked as the recipes are written', async () => {
    for (const meal of (await cook.generate()).meal_plan) {
      const { servings } = await details(meal.id);
      expect({ servings: meal.servings, written: meal.written_servings }).toEqual({
        servings,
        written: undefined,
      });
    }
  });
});

test('a plan from a server without household sizes is not out of date because of that', async () => {
  await cook.prefer({ allergies: ['nuts'], spice_tolerance: 'mild' });
  await cook.generate();
  const asBefore = {
    allergies: ['nuts'],
    dietary_restrictions: [],
    kitchen_appliances: [],
    spice_tolerance: 'mild',
    preferred_cuisines: [],
    protein_preferences: [],
    cooking_experience: null,
    meal_prep_frequency: null,
    budget_consciousness: null,
  };
  const { rows } = await api.database.pool.query<{ hash: Buffer }>(
    'select preferences_hash as hash from meal_plans join users on users.id = user_id where username = $1',
    [user.username],
  );
  const hash = createHash('sha256').update(JSON.stringify(asBefore)).digest('hex');
  expect(rows.map((row) => row.hash.toString('hex'))).toEqual([hash]);
  await cook.prefer({ ...asBefore, household_size: 2 });
  expect((await cook.current()).out_of_date).toBe('preferences');
});

describe('a recipe', () => {
  test('is returned for the requested servings [HOUSEHOLD-02]', async () => {
    const written = await details(1001);
    const double = await details(1001, `?servings=${2 * written.servings}`);
    expect(double).toMatchObject({ servings: 2 * written.servings, written_servings: written.servings });
    expect(amounts(double.ingredients)).toEqual(
      amounts(written.ingredients).map(({ ingredient_id, quantity }) => ({
        ingredient_id,
        quantity: 2 * quantity,
      })),
    );
    expect(await details(1001, `?servings=${written.servings}`)).toEqual(written);
    // As many as a cook's own recipe may be written for.
    expect(await details(1001, '?servings=100')).toMatchObject({ servings: 100 });
  });

  test('for more servings is covered less', async () => {
    const { servings, ingredients } = await details(1001);
    const [{ name, quantity, unit }] = ingredients as [Line];
    await cook.stock([name, Math.ceil(quantity), unit]);
    const of = async (count: number) => {
      const { body } = await user.call('GET', `/recipes/1001/details?hasPantry=true&servings=${count}`);
      return body.data.ingredients[0].coverage;
    };
    expect([await of(servings), await of(24)]).toEqual(['have', 'short']);
  });

  test.each(['0', '101', '1.5', 'two', ''])("is refused for '%s' servings", async (servings) => {
    const { status } = await user.call('GET', `/recipes/1001/details?servings=${servings}`);
    expect(status).toBe(400);
  });
});

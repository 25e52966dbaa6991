import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as plans from '../../src/plan/meal-plan.store.ts';
import { whileClaimed } from '../../src/plan/plan-claim.ts';
import * as preferences from '../../src/preferences/preferences.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const NOW = new Date('2030-05-06T12:00:00Z');

const cooks = twoCooks();

const LIKES: preferences.Preferences = {
  allergies: ['sesame'],
  dietary_restrictions: ['vegan'],
  kitchen_appliances: ['oven'],
  spice_tolerance: 'mild',
  household_size: 3,
  units: 'us',
  dislikes: [12],
  staples: [1, 2],
  preferred_cuisines: ['indian'],
  protein_preferences: ['fish'],
  cooking_experience: 'beginner',
  meal_prep_frequency: 'rarely',
  budget_consciousness: 'budget_conscious',
};
const OTHERS = { ...LIKES, allergies: [], spice_tolerance: null };

describe('the preferences of two cooks', () => {
  test('are stored once each, and read in full', async () => {
    expect(await preferences.readPreferences(cooks.db, cooks.ada)).toBeNull();
    expect(await preferences.insertPreferences(cooks.db, cooks.ada, LIKES, NOW)).toBe(true);
    expect(await preferences.readPreferences(cooks.db, cooks.ben)).toBeNull();
    expect(await preferences.insertPreferences(cooks.db, cooks.ben, OTHERS, NOW)).toBe(true);
    expect(await preferences.insertPreferences(cooks.db, cooks.ada, OTHERS, NOW)).toBe(false);
    expect(await preferences.readPreferences(cooks.db, cooks.ada)).toEqual(LIKES);
    expect(await preferences.readPreferences(cooks.db, cooks.ben)).toEqual(OTHERS);
    const { rows } = await cooks.pool.query('select updated_at from preferences where user_id = $1', [
      cooks.ada,
    ]);
    expect(rows).toEqual([{ updated_at: NOW }]);
  });

  test('say what each avoids, which is nothing before any are saved', async () => {
    const avoided = (id: string) => preferences.readAvoided(cooks.db, id);
    expect(await avoided(cooks.ada)).toEqual({ allergies: [], dietary_restrictions: [] });
    await preferences.insertPreferences(cooks.db, cooks.ada, LIKES, NOW);
    expect(await avoided(cooks.ada)).toEqual({ allergies: ['sesame'], dietary_restrictions: ['vegan'] });
    expect(await avoided(cooks.ben)).toEqual({ allergies: [], dietary_restrictions: [] });
  });

  test('are changed and deleted for one of them', async () => {
    expect(await preferences.deletePreferences(cooks.db, cooks.ada)).toBe(false);
    for (const id of [cooks.ada, cooks.ben]) await preferences.insertPreferences(cooks.db, id, LIKES, NOW);
    await preferences.updatePreferences(cooks.db, cooks.ada, OTHERS, NOW);
    expect(await preferences.lockPreferences(cooks.db, cooks.ada)).toEqual(OTHERS);
    expect(await preferences.readPreferences(cooks.db, cooks.ada)).toEqual(OTHERS);
    expect(await preferences.deletePreferences(cooks.db, cooks.ada)).toBe(true);
    expect(await preferences.readPreferences(cooks.db, cooks.ada)).toBeNull();
    expect(await preferences.readPreferences(cooks.db, cooks.ben)).toEqual(LIKES);
  });
});

function plan(notes: string): plans.KeptPlanRow {
  return {
    id: randomUUID(),
    madeAt: NOW,
    madeOn: '2030-05-06',
    filters: { flags: [], countries: [] },
    inputHash: Buffer.from('input'),
    pantryHash: Buffer.from('pantry'),
    preferencesHash: Buffer.from('preferences'),
    plan: {
      startsOn: '2030-05-06',
      meals: [],
      shoppingList: [],
      notes,
      facts: { wanted: 0, recipes: 0, possible: 0, limitedBy: [] },
      purchases: [],
      asOf: '2030-05-06',
    },
  };
}

describe('the plans of two cooks', () => {
  test('are stored for each, only the last one', async () => {
    const [first, second, bens] = [plan('first'), plan('second'), plan('of ben')];
    expect(await plans.readMealPlan(cooks.db, cooks.ada)).toBeNull();
    await plans.saveMealPlan(cooks.db, cooks.ada, first);
    expect(await plans.lockMealPlan(cooks.db, cooks.ben)).toBeNull();
    await plans.saveMealPlan(cooks.db, cooks.ben, bens);
    expect(await plans.readMealPlan(cooks.db, cooks.ada)).toEqual(first);
    await plans.saveMealPlan(cooks.db, cooks.ada, second);
    for (const read of [plans.readMealPlan, plans.lockMealPlan]) {
      expect(await read(cooks.db, cooks.ada)).toEqual(second);
      expect(await read(cooks.db, cooks.ben)).toEqual(bens);
    }
  });

  test('are locked for one of them until the end of the transaction', async () => {
    for (const id of [cooks.ada, cooks.ben]) await plans.saveMealPlan(cooks.db, id, plan(''));
    const free = async () => {
      const { rows } = await cooks.pool.query(
        'select user_id from meal_plans where user_id in ($1, $2) for update skip locked',
        [cooks.ada, cooks.ben],
      );
      return rows.map(({ user_id: id }) => id);
    };
    await cooks.db.transaction(async (db) => {
      await plans.readMealPlan(db, cooks.ben);
      await plans.lockMealPlan(db, cooks.ada);
      expect(await free()).toEqual([cooks.ben]);
    });
    expect(await free()).toHaveLength(2);
  });

  test('are claimed by one at a time, separately', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    expect(await plans.claimPlan(cooks.db, cooks.ada, mine)).toBe(true);
    expect(await plans.claimPlan(cooks.db, cooks.ada, other)).toBe(false);
    expect(await plans.claimPlan(cooks.db, cooks.ben, mine)).toBe(true);
    await plans.releasePlan(cooks.db, cooks.ada, other);
    expect(await plans.claimPlan(cooks.db, cooks.ada, other)).toBe(false);
    await plans.releasePlan(cooks.db, cooks.ada, mine);
    expect(await plans.claimPlan(cooks.db, cooks.ada, other)).toBe(true);
    expect(await plans.claimPlan(cooks.db, cooks.ben, other)).toBe(false);
  });

  test('can be claimed again thirty seconds after an unreleased claim', async () => {
    const age = (seconds: number) =>
      cooks.pool.query(
        `update plan_claims set until = until - make_interval(secs => $1) where user_id = $2`,
        [seconds, cooks.ada],
      );
    const [mine, other] = [randomUUID(), randomUUID()];
    await plans.claimPlan(cooks.db, cooks.ada, mine);
    await age(25);
    expect(await plans.claimPlan(cooks.db, cooks.ada, other)).toBe(false);
    await age(5);
    expect(await plans.claimPlan(cooks.db, cooks.ada, other)).toBe(true);
    await plans.releasePlan(cooks.db, cooks.ada, mine);
    expect(await plans.claimPlan(cooks.db, cooks.ada, mine)).toBe(false);
    await age(25);
    expect(await plans.claimPlan(cooks.db, cooks.ada, mine)).toBe(false);
  });

  test('are not waited for once nobody waits for the plan', async () => {
    await plans.claimPlan(cooks.db, cooks.ada, randomUUID());
    const gone = new AbortController();
    let looks = 0;
    const find = () => {
      looks += 1;
      if (looks === 3) gone.abort();
      return Promise.resolve(null);
    };
    const asker = { userId: cooks.ada, signal: gone.signal };
    await expect(whileClaimed(cooks.db, asker, find, () => Promise.resolve('made'))).rejects.toThrow(
      'The request was cancelled.',
    );
    expect(looks).toBe(3);
  });

  test('are given up after a while, which is no fault of the server', async () => {
    await plans.claimPlan(cooks.db, cooks.ada, randomUUID());
    const nothing = () => Promise.resolve(null);
    const made = () => Promise.resolve('made');
    await expect(whileClaimed(cooks.db, { userId: cooks.ada }, nothing, made, 0)).rejects.toMatchObject({
      status: 503,
      message: 'Another week of yours is still being planned. Please try again in a moment.',
      headers: { 'retry-after': '2' },
    });
  });
});

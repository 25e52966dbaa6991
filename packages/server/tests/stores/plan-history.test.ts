import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as plans from '../../src/plan/meal-plan.store.ts';
import { replacePlan } from '../../src/plan/plan-history.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();

const plan = (notes: string): plans.KeptPlanRow => ({
  id: randomUUID(),
  madeAt: new Date('2030-05-06T10:00:00Z'),
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
});

test('a week that keeps meals of a plan does not replace one that has changed since', async () => {
  const [seen, next] = [plan('as it was seen'), plan('next')];
  await plans.saveMealPlan(cooks.db, cooks.ada, { ...seen, plan: { ...seen.plan, notes: 'changed' } });
  await expect(replacePlan(cooks.db, cooks.ada, next, seen)).rejects.toMatchObject({
    status: 409,
    detail: 'Your plan was changed on another device meanwhile. Please try again.',
  });
  await plans.saveMealPlan(cooks.db, cooks.ada, seen);
  await replacePlan(cooks.db, cooks.ada, next, seen);
  expect((await plans.readMealPlan(cooks.db, cooks.ada))?.id).toBe(next.id);
});

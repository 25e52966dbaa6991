import { placeOf } from '@larder/domain';
import { DEED } from '../pantry/ledger/ledger.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import { readPreviousPlans, updatePreviousPlan } from './previous-plan.store.ts';

/** The name of the deed by which a meal was cooked, in this plan or in the one from which it was kept. */
export const deedOf = (planId: string, { deed, ...meal }: Pick<KeptMeal, 'deed' | 'day' | 'slot'>): string =>
  deed ?? DEED.meal(planId, placeOf(meal));

/** A cooked meal as the next plan keeps it: cooking it is undone only once. */
export const keptCooked = (planId: string, meal: KeptMeal): KeptMeal => ({
  ...meal,
  deed: deedOf(planId, meal),
});

/**
 * A meal that is no longer cooked is so in the replaced plans too that share it: else one that is restored would put the
 * same food back again.
 */
export async function uncookInOthers(db: Connection, userId: string, deed: string): Promise<void> {
  for (const row of await readPreviousPlans(db, userId)) {
    const isShared = (meal: KeptMeal) => meal.cooked_at !== null && deedOf(row.id, meal) === deed;
    if (!row.plan.meals.some(isShared)) continue;
    const meals = row.plan.meals.map((meal) =>
      isShared(meal) ? { ...meal, cooked_at: null, changes: [], deed: undefined } : meal,
    );
    // It is settled again when it is restored: what was put back is there for its meals.
    const plan = { ...row.plan, meals, settledWith: row.plan.settledWith ?? '' };
    await updatePreviousPlan(db, userId, { id: row.id, plan });
  }
}

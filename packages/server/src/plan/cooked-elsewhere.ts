import { placeOf } from '@larder/domain';
import { DEED } from '../pantry/ledger/ledger.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import { readPreviousPlans, updatePreviousPlan } from './previous-plan.store.ts';

/** The deed that cooked a meal, in this plan or in the one it was kept from. */
export const deedOf = (planId: string, { deed, ...meal }: Pick<KeptMeal, 'deed' | 'day' | 'slot'>): string =>
  deed ?? DEED.meal(planId, placeOf(meal));

/** A cooked meal as the next plan keeps it, so that its cooking is undone only once. */
export const keptCooked = (planId: string, meal: KeptMeal): KeptMeal => ({
  ...meal,
  deed: deedOf(planId, meal),
});

/** A meal as it was before it was cooked. */
export const beforeCooking = ({ frozen: _frozen, ...meal }: KeptMeal): KeptMeal => ({
  ...meal,
  cooked_at: null,
  changes: [],
  deed: undefined,
});

/**
 * Marks a meal as not cooked in the replaced plans that share it, too: otherwise undoing it in a restored plan would put the
 * same food back twice.
 */
export async function uncookInOthers(db: Connection, userId: string, deed: string): Promise<void> {
  for (const row of await readPreviousPlans(db, userId)) {
    const isShared = (meal: KeptMeal) => meal.cooked_at !== null && deedOf(row.id, meal) === deed;
    if (!row.plan.meals.some(isShared)) continue;
    const meals = row.plan.meals.map((meal) => (isShared(meal) ? beforeCooking(meal) : meal));
    // Settled again when restored, so that its meals can use what was put back.
    const plan = { ...row.plan, meals, settledWith: row.plan.settledWith ?? '' };
    await updatePreviousPlan(db, userId, { id: row.id, plan });
  }
}

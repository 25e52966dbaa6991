import type { components } from '@larder/contract';
import { keptForCook } from '../../platform/offline/kept-for-cook.ts';

type MealPlan = components['schemas']['MealPlan'];

/** Storage key of the last plan. */
export const PLAN_KEY = 'mealPlan';

const kept = keptForCook<MealPlan>(PLAN_KEY, 3);

/** Stores the cook's last plan for offline use; null removes it. */
export function keepPlan(plan: MealPlan | null): void {
  if (plan === null) kept.forget();
  else kept.keep(plan);
}

/** The stored plan, if it belongs to this cook. */
export const readKeptPlan = (): MealPlan | null => kept.read();

/** Removes it, so the browser's next user cannot find it. */
export const forgetKeptPlan = (): void => kept.forget();

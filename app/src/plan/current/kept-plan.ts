import type { components } from '@larder/contract';
import { keptForCook } from '../../platform/offline/kept-for-cook.ts';

type MealPlan = components['schemas']['MealPlan'];

/** The name under which the browser keeps the last plan. */
export const PLAN_KEY = 'mealPlan';

const kept = keptForCook<MealPlan>(PLAN_KEY, 3);

/** Keeps the cook's last plan in the browser, for when there is no network; none in place of the one before with null. */
export function keepPlan(plan: MealPlan | null): void {
  if (plan === null) kept.forget();
  else kept.keep(plan);
}

/** The plan that this browser has kept for this very cook. */
export const readKeptPlan = (): MealPlan | null => kept.read();

/** Nobody who uses this browser next shall find it. */
export const forgetKeptPlan = (): void => kept.forget();

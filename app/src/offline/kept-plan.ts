import type { components } from '@larder/contract';
import { session } from '../session/client.ts';

type MealPlan = components['schemas']['MealPlan'];

/** The name under which the browser keeps the last plan. */
export const PLAN_KEY = 'mealPlan';
/** Another number when a plan looks different: what an older version has kept is then of no use. */
const SHAPE = 2;

interface Kept {
  shape: number;
  username: string | null;
  plan: MealPlan;
}

/** Keeps the cook's last plan in the browser, for when there is no network; none in place of the one before with null. */
export function keepPlan(plan: MealPlan | null): void {
  if (plan === null) return forgetKeptPlan();
  const kept: Kept = { shape: SHAPE, username: session.username, plan };
  try {
    globalThis.localStorage.setItem(PLAN_KEY, JSON.stringify(kept));
  } catch {
    // A storage that is full or forbidden keeps nothing, and nothing that is older either.
    forgetKeptPlan();
  }
}

/** The plan that this browser has kept for this very cook. */
export function readKeptPlan(): MealPlan | null {
  try {
    const kept = JSON.parse(globalThis.localStorage.getItem(PLAN_KEY) ?? 'null') as Kept | null;
    const isTheirs = kept?.shape === SHAPE && kept.username !== null && kept.username === session.username;
    return isTheirs ? kept.plan : null;
  } catch {
    return null;
  }
}

/** Nobody who uses this browser next shall find it. */
export function forgetKeptPlan(): void {
  try {
    globalThis.localStorage.removeItem(PLAN_KEY);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

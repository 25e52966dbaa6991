import type { components } from '@larder/contract';
import type { MealPlace } from '@larder/domain';
import { proposalReasonOf } from '@larder/domain/planner';
import type { KeptPlan } from '../platform/database/schema.ts';
import type { Pictures } from '../recipes/memory/pictures.ts';
import { expectMeal } from './expected-meal.ts';
import { drawnOf, shopOf, toMealAnswer } from './plan-answer.ts';
import { settle, type Settling } from './plan-settle.ts';
import { shoppingDifference, shoppingItems } from './plan-shopping.ts';
import { savedIn } from './saved.ts';

export type MealSwap = components['schemas']['MealSwap'];

/** A plan as it would be with another meal in a place; its stock and shopping are not yet recomputed. */
interface Changed {
  readonly plan: KeptPlan;
  readonly place: MealPlace;
  /** The address of the cook's own photo of the dish, if any. */
  readonly photo: string | undefined;
}

/** Compares changed plans with the current one: the meal, what it adds to the list and takes from it, and both in money. */
export function proposalsFor(
  current: KeptPlan,
  settling: Settling,
  pictures: Pictures,
): (changed: Changed) => MealSwap {
  // Settled again: the pantry may have changed since.
  const now = settle(current, settling);
  const before = shoppingItems(now.meals);
  return ({ plan: changed, place, photo }) => {
    const plan = settle(changed, settling, proposalReasonOf);
    const after = shoppingItems(plan.meals);
    const meal = expectMeal(plan, place);
    return {
      meal: toMealAnswer(plan, meal, photo ?? drawnOf(meal, pictures), settling.snapshot.names),
      ...shoppingDifference(before, after),
      difference: {
        shop: cents(shopOf(after) - shopOf(before)),
        saved: cents(savedIn(plan).dollars - savedIn(now).dollars),
      },
    };
  };
}

/** Dollars without floating-point noise. */
const cents = (dollars: number) => Math.round(dollars * 100) / 100;

import { inPlace, LIMITS, placeInWords, placeOf, type MealPlace } from '@larder/domain';
import type { LeftoversAt } from '@larder/domain/planner';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { mealOn, withMealOn, withoutMealOn } from './arrangement.ts';
import { expectMeal, expectUncooked } from './expected-meal.ts';
import { doubled, expectEdible, expectNoLeftovers, placeAt, single } from './leftovers.ts';
import type { MealPlan } from './plan-answer.ts';
import type { ChangePlan, PlanCall } from './plan-change.ts';

type Call = Omit<PlanCall, 'request'>;

export interface LeftoverService {
  /** Doubles a meal; the leftovers are eaten later, in place of a meal that is put aside. */
  plan(cook: Cook, call: Call & LeftoversAt & { place: MealPlace; recipeId: number }): Promise<MealPlan>;
  /** Undoes it. */
  drop(cook: Cook, call: Call & { place: MealPlace; recipeId?: number | undefined }): Promise<MealPlan>;
}

/** Cooking double as a choice. */
export function makeLeftoverService(change: ChangePlan): LeftoverService {
  return {
    plan: (cook, { place, recipeId, date, slot, ...call }) =>
      change(
        cook,
        { ...call, request: ['double', place, recipeId, date, slot] },
        ({ row: { plan }, snapshot }) => {
          const meal = expectMeal(plan, place, recipeId);
          expectUncooked(meal);
          if (meal.leftovers?.date === date && meal.leftovers.slot === slot) return null;
          if (!meal.leftovers) expectRoomForDouble(meal);
          expectEdible(plan, meal, date, snapshot);
          const before = withMealOn(plan, single(meal));
          const instead = insteadOf(before, { date, slot });
          const without = instead ? withoutMealOn(before, placeOf(instead), null) : before;
          const twice = doubled(single(meal), { date, slot, instead });
          return { plan: withMealOn(without, twice), stock: [] };
        },
      ),

    drop: (cook, { place, recipeId, ...call }) =>
      change(cook, { ...call, request: ['once', place, recipeId] }, ({ row: { plan } }) => {
        const meal = expectMeal(plan, place, recipeId);
        if (!meal.leftovers) return null;
        expectUncooked(meal);
        return { plan: withMealOn(plan, single(meal)), stock: [] };
      }),
  };
}

/** 409 if a meal cooked double would be for more than a plan's meals can be. */
function expectRoomForDouble({ title, servings }: KeptMeal): void {
  const most = LIMITS.recipe.servings;
  if (servings * 2 <= most) return;
  throw new Problem(409, `${title} is for ${servings}: cooked double, it would be for more than ${most}.`);
}

/** The meal that is put aside for leftovers, if any. 409 if it cannot be, or if other leftovers are eaten then. */
function insteadOf(plan: KeptPlan, at: LeftoversAt): KeptMeal | null {
  const other = plan.meals.find(({ leftovers }) => leftovers?.date === at.date && leftovers.slot === at.slot);
  const place = placeAt(plan, at);
  if (place) expectNoLeftovers(plan, place);
  if (other) throw new Problem(409, `The leftovers of ${other.title} are already eaten then.`);
  if (!place) return null;
  if (plan.free?.some(({ day }) => day === place)) {
    throw new Problem(409, `${inPlace(place).day} evening is free: nothing is eaten then.`);
  }
  const there = mealOn(plan, place);
  if (!there) return null;
  expectUncooked(there);
  if (there.leftovers) {
    throw new Problem(409, `${there.title} on ${placeInWords(place)} is cooked double for another day.`);
  }
  return there;
}

import type { WeekDay } from '@larder/domain';
import type { LeftoversAt } from '@larder/domain/planner';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptMeal, KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { mealOn, withMealOn, withoutMealOn } from './arrangement.ts';
import { expectMeal, expectUncooked } from './expected-meal.ts';
import { dinnerDay, doubled, expectEdible, expectNoLeftovers, single } from './leftovers.ts';
import type { MealPlan } from './plan-answer.ts';
import type { ChangePlan, PlanCall } from './plan-change.ts';

type Call = Omit<PlanCall, 'request'>;

export interface LeftoverService {
  /** Doubles a meal; the rest is eaten later, in place of a dinner that is put aside. */
  plan(cook: Cook, call: Call & LeftoversAt & { day: WeekDay; recipeId: number }): Promise<MealPlan>;
  /** Undoes it. */
  drop(cook: Cook, call: Call & { day: WeekDay; recipeId?: number | undefined }): Promise<MealPlan>;
}

/** Cooking double as a choice. */
export function makeLeftoverService(change: ChangePlan): LeftoverService {
  return {
    plan: (cook, { day, recipeId, date, slot, ...call }) =>
      change(
        cook,
        { ...call, request: ['double', day, recipeId, date, slot] },
        ({ row: { plan }, snapshot }) => {
          const meal = expectMeal(plan, day, recipeId);
          expectUncooked(meal);
          if (meal.leftovers?.date === date && meal.leftovers.slot === slot) return null;
          expectEdible(plan, meal, date, snapshot);
          const before = withMealOn(plan, single(meal));
          const instead = insteadOf(before, { date, slot });
          const without = instead ? withoutMealOn(before, instead.day, null) : before;
          const twice = doubled(single(meal), { date, slot, instead });
          return { plan: withMealOn(without, twice), stock: [] };
        },
      ),

    drop: (cook, { day, recipeId, ...call }) =>
      change(cook, { ...call, request: ['once', day, recipeId] }, ({ row: { plan } }) => {
        const meal = expectMeal(plan, day, recipeId);
        if (!meal.leftovers) return null;
        expectUncooked(meal);
        return { plan: withMealOn(plan, single(meal)), stock: [] };
      }),
  };
}

/** The dinner that is put aside for leftovers, if any. 409 if it cannot be, or if others are eaten then. */
function insteadOf(plan: KeptPlan, at: LeftoversAt): KeptMeal | null {
  const other = plan.meals.find(({ leftovers }) => leftovers?.date === at.date && leftovers.slot === at.slot);
  const day = dinnerDay(plan, at);
  if (day) expectNoLeftovers(plan, day);
  if (other) throw new Problem(409, `The leftovers of ${other.title} are already eaten then.`);
  if (!day) return null;
  if (plan.free?.some((evening) => evening.day === day)) {
    throw new Problem(409, `${day} evening is free: nothing is eaten then.`);
  }
  const there = mealOn(plan, day);
  if (!there) return null;
  expectUncooked(there);
  if (there.leftovers) {
    throw new Problem(409, `${there.title} on ${day} is cooked double for another day.`);
  }
  return there;
}

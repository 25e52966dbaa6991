import type { FreeReason, WeekDay } from '@larder/domain';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { exchanged, mealOn, withMealOn, withoutMealOn } from './arrangement.ts';
import { chosenMeal } from './chosen-meal.ts';
import { expectUncooked } from './expected-meal.ts';
import { expectLeftoversFit, expectNoLeftovers } from './leftovers.ts';
import type { MealPlan } from './plan-answer.ts';
import type { ChangePlan, PlanCall } from './plan-change.ts';

type Call = Omit<PlanCall, 'request'>;

/** A recipe for a day, and what the cook sees there. */
export interface PutCall extends Call {
  readonly day: WeekDay;
  readonly recipeId: number;
  readonly replaces: number | null;
  readonly isKept: boolean;
}

/** A day to be left free, and what the cook sees there. */
export interface RemoveCall extends Call {
  readonly day: WeekDay;
  readonly recipeId: number | null;
  readonly why: FreeReason | null;
}

/** Two days to be exchanged. */
export interface MoveCall extends Call {
  readonly from: WeekDay;
  readonly to: WeekDay;
  readonly recipeId: number | null;
}

export interface ChoosingService {
  put(cook: Cook, call: PutCall): Promise<MealPlan>;
  remove(cook: Cook, call: RemoveCall): Promise<MealPlan>;
  move(cook: Cook, call: MoveCall): Promise<MealPlan>;
}

/** Choosing which meal is on which day. Every change is undone by another. */
export function makeChoosingService(change: ChangePlan): ChoosingService {
  return {
    put: (cook, { day, recipeId, replaces, isKept, ...call }) =>
      change(cook, { ...call, request: ['put', day, recipeId, replaces, isKept] }, async (state) => {
        const { plan } = state.row;
        const there = mealOn(plan, day);
        if (there?.id === recipeId) {
          if ((there.kept ?? false) === isKept) return null;
          return { plan: withMealOn(plan, { ...there, kept: isKept }), stock: [] };
        }
        expectSeen(plan, day, replaces);
        expectNoLeftovers(plan, day);
        const before = plan.meals.find(({ id }) => id === recipeId);
        if (before) {
          expectUncooked(before);
          const moved = exchanged(plan, before.day, day);
          expectLeftoversFit(moved, state.snapshot);
          return { plan: withMealOn(moved, { ...before, day, kept: isKept }), stock: [] };
        }
        const meal = await chosenMeal(state, cook, { day, recipeId });
        return { plan: withMealOn(plan, { ...meal, kept: isKept }), stock: [] };
      }),

    remove: (cook, { day, recipeId, why, ...call }) =>
      change(cook, { ...call, request: ['remove', day, recipeId, why] }, ({ row: { plan } }) => {
        // Another device may have removed it already.
        if (mealOn(plan, day)) expectSeen(plan, day, recipeId);
        expectNoLeftovers(plan, day);
        return { plan: withoutMealOn(plan, day, why), stock: [] };
      }),

    move: (cook, { from, to, recipeId, ...call }) =>
      change(cook, { ...call, request: ['move', from, to, recipeId] }, ({ row: { plan }, snapshot }) => {
        const moving = [from, to].flatMap((day) => mealOn(plan, day) ?? []);
        if (moving.length === 0) throw new Problem(404, `There is no meal on ${from} or ${to} in your plan.`);
        if (recipeId !== null) expectSeen(plan, from, recipeId);
        for (const meal of moving) expectUncooked(meal);
        if (from === to) return null;
        for (const day of [from, to]) expectNoLeftovers(plan, day);
        const moved = exchanged(plan, from, to);
        expectLeftoversFit(moved, snapshot);
        return { plan: moved, stock: [] };
      }),
  };
}

/** 409 if a day has another meal than the cook sees there, and for a cooked one. */
function expectSeen(plan: Pick<KeptPlan, 'meals'>, day: WeekDay, recipeId: number | null): void {
  const meal = mealOn(plan, day);
  if ((meal?.id ?? null) !== recipeId) {
    throw new Problem(
      409,
      meal ? `${day} now has another meal: ${meal.title}.` : `${day} has no meal any more.`,
    );
  }
  if (meal) expectUncooked(meal);
}

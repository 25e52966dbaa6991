import { placeInWords, placeOf, type FreeReason, type MealPlace } from '@larder/domain';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptPlan } from '../platform/database/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import { exchanged, mealOn, movedTo, withMealOn, withoutMealOn } from './arrangement.ts';
import { chosenMeal } from './chosen-meal.ts';
import { expectUncooked, noMealOn } from './expected-meal.ts';
import { expectLeftoversFit, expectNoLeftovers } from './leftovers.ts';
import type { MealPlan } from './plan-answer.ts';
import type { ChangePlan, PlanCall } from './plan-change.ts';
import { forServings } from './resized.ts';

type Call = Omit<PlanCall, 'request'>;

/** A recipe for a place, and what the cook sees there. */
export interface PutCall extends Call {
  readonly place: MealPlace;
  readonly recipeId: number;
  readonly replaces: number | null;
  readonly isKept: boolean;
  /** Undefined: the meal's current servings, or the household's. */
  readonly servings?: number | undefined;
}

/** A place to leave free, and what the cook sees there. */
export interface RemoveCall extends Call {
  readonly place: MealPlace;
  readonly recipeId: number | null;
  readonly why: FreeReason | null;
}

/** Two places to swap. */
export interface MoveCall extends Call {
  readonly from: MealPlace;
  readonly to: MealPlace;
  readonly recipeId: number | null;
}

export interface ChoosingService {
  put(cook: Cook, call: PutCall): Promise<MealPlan>;
  remove(cook: Cook, call: RemoveCall): Promise<MealPlan>;
  move(cook: Cook, call: MoveCall): Promise<MealPlan>;
}

/** Choosing which meal is where. Every change can be undone by another. */
export function makeChoosingService(change: ChangePlan): ChoosingService {
  return {
    put: (cook, { place, recipeId, replaces, isKept, servings, ...call }) =>
      change(
        cook,
        { ...call, request: ['put', place, recipeId, replaces, isKept, servings] },
        async (state) => {
          const { plan } = state.row;
          const there = mealOn(plan, place);
          if (there?.id === recipeId) {
            const resized = forServings(there, servings);
            if (resized !== there) {
              expectUncooked(there);
              return { plan: withMealOn(plan, { ...resized, kept: isKept }), stock: [] };
            }
            if ((there.kept ?? false) === isKept) return null;
            return { plan: withMealOn(plan, { ...there, kept: isKept }), stock: [], isMark: true };
          }
          expectSeen(plan, place, replaces);
          expectNoLeftovers(plan, place);
          const before = plan.meals.find(({ id }) => id === recipeId);
          if (before) {
            expectUncooked(before);
            const moved = exchanged(plan, placeOf(before), place);
            expectLeftoversFit(moved, state.snapshot);
            return {
              plan: withMealOn(moved, movedTo({ ...forServings(before, servings), kept: isKept }, place)),
              stock: [],
            };
          }
          const meal = forServings(await chosenMeal(state, cook, { place, recipeId }), servings);
          return { plan: withMealOn(plan, { ...meal, kept: isKept }), stock: [] };
        },
      ),

    remove: (cook, { place, recipeId, why, ...call }) =>
      change(cook, { ...call, request: ['remove', place, recipeId, why] }, ({ row: { plan } }) => {
        // Another device may have removed it already.
        if (mealOn(plan, place)) expectSeen(plan, place, recipeId);
        expectNoLeftovers(plan, place);
        return { plan: withoutMealOn(plan, place, why), stock: [] };
      }),

    move: (cook, { from, to, recipeId, ...call }) =>
      change(cook, { ...call, request: ['move', from, to, recipeId] }, ({ row: { plan }, snapshot }) => {
        const moving = [from, to].flatMap((place) => mealOn(plan, place) ?? []);
        if (moving.length === 0) throw new Problem(404, noMealOn(from, to));
        if (recipeId !== null) expectSeen(plan, from, recipeId);
        for (const meal of moving) expectUncooked(meal);
        if (from === to) return null;
        for (const place of [from, to]) expectNoLeftovers(plan, place);
        const moved = exchanged(plan, from, to);
        expectLeftoversFit(moved, snapshot);
        return { plan: moved, stock: [] };
      }),
  };
}

/** 409 if a place has a different meal from the one the cook sees there, or a cooked one. */
function expectSeen(plan: Pick<KeptPlan, 'meals'>, place: MealPlace, recipeId: number | null): void {
  const meal = mealOn(plan, place);
  if ((meal?.id ?? null) !== recipeId) {
    const words = placeInWords(place);
    throw new Problem(
      409,
      meal ? `${words} now has another meal: ${meal.title}.` : `${words} has no meal any more.`,
    );
  }
  if (meal) expectUncooked(meal);
}

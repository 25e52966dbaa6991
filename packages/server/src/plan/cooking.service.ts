import type { WeekDay } from '@larder/domain';
import { v7 as uuid } from 'uuid';
import { openedMarks, shelfLifeIn } from '../pantry/batch-marks.ts';
import { PantryBook } from '../pantry/pantry-book.ts';
import type { Batch } from '../pantry/pantry.store.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import type { MealPlan } from './plan-answer.ts';
import type { ChangePlan, PlanCall } from './plan-change.ts';
import { placeAhead } from './plan-settle.ts';
import { coverageFigures } from './plan-writing.ts';
import { expectMeal, withMeal } from './expected-meal.ts';

export interface CookingService {
  /** Takes what a meal uses out of the pantry. A meal already cooked stays as it is. */
  cook(cook: Cook, call: Omit<PlanCall, 'request'> & { day: WeekDay; recipeId: number }): Promise<MealPlan>;
  /** Puts it back. A meal not cooked yet stays as it is. 409 for another recipe than the given one. */
  uncook(
    cook: Cook,
    call: Omit<PlanCall, 'request'> & { day: WeekDay; recipeId?: number | undefined },
  ): Promise<MealPlan>;
}

/** 'Cooked it', and its undo. */
export function makeCookingService(change: ChangePlan): CookingService {
  return {
    cook: (cook, { day, recipeId, ...call }) =>
      change(cook, { ...call, request: ['cook', day, recipeId] }, (state) => {
        const { plan } = state.row;
        const meal = expectMeal(plan, day, recipeId);
        if (meal.cooked_at !== null) return null;
        // The stock shown to the cook, unless the pantry has changed since: then what it can supply now.
        const planned = placeAhead(plan, state).find((one) => one.day === day);
        const open = (item: Batch) => openedMarks(item, shelfLifeIn(state.snapshot, item.ingredientId), cook);
        const book = new PantryBook(state.inputs.pantry, uuid);
        for (const { item, quantity } of planned?.coverage.uses ?? []) {
          if (quantity !== null) book.take(item.id, quantity, open);
        }
        const stock = book.changes();
        const cooked: KeptMeal = {
          ...meal,
          ...(planned && { uses: coverageFigures(planned).uses }),
          missingIngredientIDs: [],
          ingredients: meal.ingredients.map((line) => ({ ...line, to_buy: 0 })),
          cooked_at: state.now.toISOString(),
          changes: stock,
        };
        return { plan: { ...plan, meals: withMeal(plan.meals, cooked) }, stock };
      }),

    uncook: (cook, { day, recipeId, ...call }) =>
      change(cook, { ...call, request: ['uncook', day] }, ({ row: { plan }, inputs }) => {
        const meal = expectMeal(plan, day, recipeId);
        if (meal.cooked_at === null) return null;
        const book = new PantryBook(inputs.pantry, uuid);
        for (const done of meal.changes) book.revert(done);
        const uncooked: KeptMeal = { ...meal, cooked_at: null, changes: [] };
        return { plan: { ...plan, meals: withMeal(plan.meals, uncooked) }, stock: book.changes() };
      }),
  };
}

import { placeOf, type Act, type MealPlace, type Shelf } from '@larder/domain';
import type { PlannedMeal, Use } from '@larder/domain/planner';
import { v7 as uuid } from 'uuid';
import { DEED } from '../pantry/ledger/ledger.ts';
import { beforeCooking, deedOf, uncookInOthers } from './cooked-elsewhere.ts';
import type { Cook } from '../platform/access/caller.ts';
import type { KeptMeal } from '../platform/database/schema.ts';
import type { MealPlan } from './plan-answer.ts';
import type { ChangePlan, PlanCall } from './plan-change.ts';
import { placeAhead } from './plan-settle.ts';
import { coverageFigures } from './plan-writing.ts';
import { deleteCookingBy, insertCookings } from '../recipes/memory/cooking.store.ts';
import { expectMeal, withMeal } from './expected-meal.ts';
import { keepRests, type KeptRest } from './kept-rests.ts';

export interface CookingService {
  /** Takes what a meal uses out of the pantry. A meal already cooked stays as it is. */
  cook(
    cook: Cook,
    call: Omit<PlanCall, 'request'> & { place: MealPlace; recipeId: number },
  ): Promise<MealPlan>;
  /** Puts it back. A meal not cooked yet stays as it is. 409 if the recipe is not the given one. */
  uncook(
    cook: Cook,
    call: Omit<PlanCall, 'request'> & { place: MealPlace; recipeId?: number | undefined },
  ): Promise<MealPlan>;
}

/** 'Cooked it', and its undo. */
export function makeCookingService(change: ChangePlan): CookingService {
  return {
    cook: (cook, { place, recipeId, ...call }) =>
      change(cook, { ...call, request: ['cook', place, recipeId] }, async (state) => {
        const { plan } = state.row;
        const meal = expectMeal(plan, place, recipeId);
        if (meal.cooked_at !== null) return null;
        // The stock shown to the cook, unless the pantry has changed since: then what it can supply now.
        const ahead = placeAhead(plan, state);
        const planned = ahead.find((one) => placeOf(one) === place);
        const uses = planned?.coverage.uses ?? [];
        const deed = DEED.meal(state.row.id, place);
        let rests: readonly KeptRest[] = [];
        const stock = await state.alter((shelf) => {
          rests = keepRests(
            shelf,
            uses,
            cook,
            state,
            ahead.filter((one) => one !== planned),
          );
          return [...actsOf(shelf, uses), ...rests.flatMap(({ acts }) => acts)];
        }, deed);
        const cooking = { cookedOn: state.today, cookedAt: state.now, deed };
        await insertCookings(state.db, cook.userId, [
          { id: uuid(), recipeId, servings: meal.servings, ...cooking },
        ]);
        const frozen = rests.flatMap(({ said }) => said);
        const cooked: KeptMeal = {
          ...meal,
          ...(planned && takenBy(planned)),
          missingIngredientIDs: [],
          ingredients: meal.ingredients.map((line) => ({ ...line, to_buy: 0 })),
          cooked_at: state.now.toISOString(),
          ...(frozen.length > 0 && { frozen }),
          changes: stock,
        };
        return { plan: { ...plan, meals: withMeal(plan.meals, cooked) }, stock };
      }),

    uncook: (cook, { place, recipeId, ...call }) =>
      change(cook, { ...call, request: ['uncook', place] }, async ({ db, row: { id, plan }, takeBack }) => {
        const meal = expectMeal(plan, place, recipeId);
        if (meal.cooked_at === null) return null;
        const deed = deedOf(id, meal);
        const stock = await takeBack(deed, meal.changes);
        await uncookInOthers(db, cook.userId, deed);
        await deleteCookingBy(db, cook.userId, deed);
        return { plan: { ...plan, meals: withMeal(plan.meals, beforeCooking(meal)) }, stock };
      }),
  };
}

/** The pantry changes for cooking a dish: what it uses of the items still there. */
export const actsOf = (shelf: Shelf, uses: readonly Use[]): Act[] =>
  uses.flatMap(({ item, quantity }): Act[] => {
    const batch = shelf.find(item.id);
    if (quantity === null || !batch) return [];
    const { ingredientId, unit } = batch;
    const parts = shelf.partsOf(item.id);
    return [{ kind: 'take', lot: item.id, ingredientId, amount: quantity, unit, parts }];
  });

/** What a meal takes from the pantry. */
function takenBy(planned: PlannedMeal): Pick<KeptMeal, 'uses' | 'worths'> {
  const { uses, worths } = coverageFigures(planned);
  return { uses, worths };
}

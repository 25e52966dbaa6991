import { unwrap } from '@larder/client';
import { placeOf, type FreeReason } from '@larder/domain';
import { client } from '../platform/session/client.ts';
import type { MealPlan } from './current/meal-plan.query.ts';
import type { PlannedDay, PlannedMeal } from './current/plan.change.ts';

/** A recipe for a place of the plan: null in `there` for none yet. */
export interface Putting extends PlannedDay {
  recipe: { recipeId: number; title: string };
  /** The meal that the cook sees there. */
  there: PlannedMeal | null;
  /** Why there is none. */
  free?: FreeReason | undefined;
  /** Whether the cook has chosen the recipe. */
  kept?: boolean | undefined;
  /** How many to cook it for; those of the meal or the household unless said. */
  servings?: number | undefined;
}

/** Puts a recipe in its place. */
export const sendPut = (
  { planId, recipe, there, kept = true, servings, ...at }: Putting,
  key: string,
): Promise<MealPlan> =>
  unwrap(
    client.PUT('/meal-plans/current/meals/{day}', {
      params: { path: { day: placeOf(at) } },
      body: {
        plan_id: planId,
        recipe_id: recipe.recipeId,
        replaces: there?.recipeId ?? null,
        kept,
        ...(servings !== undefined && { servings }),
      },
      headers: { 'Idempotency-Key': key },
    }),
  );

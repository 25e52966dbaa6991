import type { RecipeTimes } from './recipe.store.ts';

/** How long a recipe takes, as every answer says it. */
export function timesAnswer({ prepTime, cookTime, waitingTime, waitingKind }: RecipeTimes) {
  return {
    prep_time: prepTime,
    cook_time: cookTime,
    waiting_time: waitingTime,
    waiting_kind: waitingKind,
    total_time: prepTime + cookTime + waitingTime,
  };
}

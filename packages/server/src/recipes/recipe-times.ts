import type { RecipeTimes } from './recipe.store.ts';

/** A recipe's times, as in every response. */
export function timesAnswer({ prepTime, cookTime, waitingTime, waitingKind }: RecipeTimes) {
  return {
    prep_time: prepTime,
    cook_time: cookTime,
    waiting_time: waitingTime,
    waiting_kind: waitingKind,
    total_time: prepTime + cookTime + waitingTime,
  };
}

import { SHORTEST_WAIT } from '@larder/domain';

/** How long a recipe takes, in minutes. */
export interface Times {
  readonly prepTime: number;
  readonly cookTime: number;
  readonly waiting: number;
}

/**
 * If all three times are given, the remainder of the total counts as waiting if it is long, and as cooking
 * otherwise.
 */
export function timesOf(prep: number | null, cook: number | null, total: number | null): Times {
  const prepTime = prep ?? (cook !== null && total !== null ? Math.max(0, total - cook) : 0);
  const rest = (total ?? 0) - prepTime - (cook ?? 0);
  const waiting = cook !== null && rest >= SHORTEST_WAIT ? rest : 0;
  return { prepTime, cookTime: Math.max(cook ?? 0, (total ?? 0) - prepTime - waiting), waiting };
}

import { addDays, type Day } from '../dates/day.ts';
import type { Base } from '../nutrition/plate.ts';
import type { Protein, Slot } from '../vocabulary/index.ts';

/** How many days most cooked dishes keep in the fridge. */
const KEEPS = 3;

/** What of a dish decides how long it keeps. */
interface Cooked {
  readonly base: Base | null;
  readonly proteins: readonly Protein[];
}

/**
 * For how many days a cooked dish keeps in the fridge: rice for one (Food Standards Agency: within 24 hours), fish and
 * seafood for two, anything else for three.
 */
export function daysKept({ base, proteins }: Cooked): number {
  if (base === 'rice') return 1;
  return proteins.includes('fish') || proteins.includes('seafood') ? 2 : KEEPS;
}

/** The dates on which the leftovers of a dish that is cooked on a day can be eaten, first to last. */
export const leftoverDates = (cookedOn: Day, dish: Cooked): Day[] =>
  Array.from({ length: daysKept(dish) }, (_, after) => addDays(cookedOn, after + 1));

/** A meal at which leftovers are eaten. */
export interface LeftoversAt {
  readonly date: Day;
  readonly slot: Slot;
}

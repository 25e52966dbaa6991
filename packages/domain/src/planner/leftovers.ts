import { addDays, type Day } from '../dates/day.ts';
import type { Base } from '../nutrition/plate.ts';
import type { Protein, Slot } from '../vocabulary/index.ts';

/** How many days most cooked dishes keep in the fridge. */
const KEEPS = 3;

/** The parts of a dish that decide how long it keeps. */
interface Cooked {
  readonly base: Base | null;
  readonly proteins: readonly Protein[];
}

/**
 * How many days a cooked dish keeps in the fridge: one for rice (Food Standards Agency: within 24 hours), two for fish and
 * seafood, three for anything else.
 */
export function daysKept({ base, proteins }: Cooked): number {
  if (base === 'rice') return 1;
  return proteins.includes('fish') || proteins.includes('seafood') ? 2 : KEEPS;
}

/** The dates on which leftovers of a dish cooked that day can be eaten, first to last. */
export const leftoverDates = (cookedOn: Day, dish: Cooked): Day[] =>
  Array.from({ length: daysKept(dish) }, (_, after) => addDays(cookedOn, after + 1));

/** A meal of leftovers. */
export interface LeftoversAt {
  readonly date: Day;
  readonly slot: Slot;
}

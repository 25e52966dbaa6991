import { expiringIn } from './days.ts';
import type { StockItem } from './model.ts';
import { EXPIRING_DAYS, GRAMS_OF_SOME, URGENCY, WHOLE_GOOD, type Weights } from './weights.ts';

/** How urgent it is to use an item: 1 if it expires today, 0 if it keeps. */
export function urgencyOf(item: Pick<StockItem, 'expiresOn'>, today: string): number {
  const days = expiringIn(item, today);
  return days === null ? 0 : 1 - (1 - URGENCY.last) * (days / EXPIRING_DAYS);
}

/** What using up an item is worth; `pack` is the pack size in grams, 0 if any amount can be bought. */
export function worthOf(
  item: StockItem,
  dollarsPerGram: number,
  pack: number,
  urgency: number,
  weights: Weights,
): number {
  const grams = item.grams ?? GRAMS_OF_SOME;
  const dollars = grams * dollarsPerGram;
  // The last few spoonfuls of a pack do not justify a dinner.
  const size = pack > 0 ? Math.min(1, grams / (WHOLE_GOOD * pack)) : 1;
  return urgency * (dollars * weights.savedDollar + size * weights.savedGood) + dollars * weights.keptDollar;
}

import { expiringIn } from './days.ts';
import type { StockItem } from './model.ts';
import { EXPIRING_DAYS, GRAMS_OF_SOME, URGENCY, WHOLE_GOOD, type Weights } from './weights.ts';

/** How pressing it is to use an item, from 1 for today to 0 for what keeps. */
export function urgencyOf(item: Pick<StockItem, 'expiresOn'>, today: string): number {
  const days = expiringIn(item, today);
  return days === null ? 0 : 1 - (1 - URGENCY.last) * (days / EXPIRING_DAYS);
}

/** What using all of an item is worth; `pack` is what a shop sells of it in grams, 0 if any amount. */
export function worthOf(
  item: StockItem,
  dollarsPerGram: number,
  pack: number,
  urgency: number,
  weights: Weights,
): number {
  const grams = item.grams ?? GRAMS_OF_SOME;
  const dollars = grams * dollarsPerGram;
  // The last spoonfuls of a pack are not worth a dinner for their sake.
  const size = pack > 0 ? Math.min(1, grams / (WHOLE_GOOD * pack)) : 1;
  return urgency * (dollars * weights.savedDollar + size * weights.savedGood) + dollars * weights.keptDollar;
}

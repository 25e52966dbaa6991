import { gramsOf, shopPackOf } from '@larder/catalogue';
import { amountOf, type Lot } from '@larder/domain';
import { packsFor } from '@larder/domain/weight';
import { openedMarks, shelfLifeIn } from '../pantry/batch-marks.ts';
import type { Calendar } from '../platform/access/caller.ts';
import type { PlanState } from './plan-change.ts';

const HAIR = 1e-6;

/**
 * How much of a lot stays sealed when a meal opens it and leaves this much: the other packs, if the plan had it bought in whole
 * ones. One lot holds them all, but only the pack that is opened keeps for less time.
 */
export function stillClosed(
  lot: Lot,
  left: number,
  { row: { plan }, snapshot }: Pick<PlanState, 'row' | 'snapshot'>,
  calendar: Calendar,
): number {
  const isBought = plan.purchases.some(({ items }) =>
    items.some((item) => item.ingredient_id === lot.ingredientId),
  );
  const ingredient = snapshot.names.get(lot.ingredientId);
  if (!isBought || !ingredient || !openedMarks(lot, shelfLifeIn(snapshot, lot.ingredientId), calendar))
    return 0;
  const amount = { quantity: left, unit: lot.unit };
  const packs = packsFor(amount, shopPackOf(ingredient), gramsOf(ingredient, 1, lot.unit));
  if (!packs) return 0;
  const size = packs.total / packs.count;
  const inAll = amountOf(lot) / size;
  if (Math.abs(inAll - Math.round(inAll)) > HAIR) return 0;
  return Math.floor(left / size + HAIR) * size;
}

import { gramsOf, shopPackOf } from '@larder/catalogue';
import { amountOf, convertQuantity, HAIR, type Lot } from '@larder/domain';
import { packsFor } from '@larder/domain/weight';
import { openedMarks, shelfLifeIn } from '../pantry/batch-marks.ts';
import type { Calendar } from '../platform/access/caller.ts';
import type { KeptPlan } from '../platform/database/schema.ts';
import type { CatalogueSnapshot } from '../recipes/catalogue/snapshot.ts';

/** What a plan had bought, and what is known of ingredients. */
interface Bought {
  readonly row: { readonly plan: Pick<KeptPlan, 'purchases'> };
  readonly snapshot: Pick<CatalogueSnapshot, 'names'>;
}

/**
 * How much of a lot stays sealed when a meal opens it and leaves this much: the other packs, if the plan had it bought in whole
 * ones. One lot holds them all, but only the pack that is opened keeps for less time.
 * @param parts the ids of lots that were merged into it
 */
export function stillClosed(
  lot: Lot,
  left: number,
  { row: { plan }, snapshot }: Bought,
  calendar: Calendar,
  parts: readonly string[] = [],
): number {
  const ids = new Set([lot.id, ...parts]);
  const isBought = plan.purchases.some(({ changes }) =>
    changes.some(({ after }) => after && ids.has(after.id)),
  );
  const ingredient = snapshot.names.get(lot.ingredientId);
  if (!isBought || !ingredient || !openedMarks(lot, shelfLifeIn(snapshot, lot.ingredientId), calendar))
    return 0;
  const amount = { quantity: left, unit: lot.unit };
  const packs = packsFor(amount, shopPackOf(ingredient), gramsOf(ingredient, 1, lot.unit));
  if (!packs) return 0;
  const size = convertQuantity(packs.size.quantity, packs.size.unit, lot.unit);
  const inAll = amountOf(lot) / size;
  if (Math.abs(inAll - Math.round(inAll)) > HAIR) return 0;
  return Math.floor(left / size + HAIR) * size;
}

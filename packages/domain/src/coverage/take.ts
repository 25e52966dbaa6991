import { inUnitOf, type Held, type Needed } from './held.ts';

/** A share below this is a rounding error and counts as zero. */
export const NEARLY_NOTHING = 1e-9;

/** The share left of each item; items not listed are untouched. */
export interface Left {
  get(id: string): number | undefined;
  set(id: string, share: number): unknown;
}

/** The amount taken from an item, in its unit; null if unknown. */
export interface Taken<Item extends Held = Held> {
  readonly item: Item;
  readonly quantity: number | null;
}

/**
 * Takes what a need requires from these items in order, drawing on `left`. Returns the uncovered share of the
 * need, 0 to 1. Items that cannot be measured against the need cover it, but only after measurable ones; with
 * `byDate`, not after items that expire later.
 */
export function take<Item extends Held>(
  need: Needed,
  items: Iterable<Item>,
  left: Left,
  byDate = false,
): { lack: number; taken: Taken<Item>[] } {
  let open = 1;
  let some: Item | null = null;
  const taken: Taken<Item>[] = [];
  for (const item of items) {
    const wanted = inUnitOf(item, need);
    if (item.quantity === null || wanted === null) {
      some ??= item;
      if (!byDate || item.expiresOn === null) continue;
      break;
    }
    const share = left.get(item.id) ?? 1;
    const quantity = Math.min(item.quantity * share, wanted * open);
    if (quantity < NEARLY_NOTHING) continue;
    left.set(item.id, share - quantity / item.quantity);
    taken.push({ item, quantity });
    open -= quantity / wanted;
    if (open < NEARLY_NOTHING) return { lack: 0, taken };
  }
  if (!some) return { lack: open, taken };
  taken.push({ item: some, quantity: null });
  return { lack: 0, taken };
}

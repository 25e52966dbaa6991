import { inUnitOf, type Held, type Needed } from './held.ts';

/** A share below this comes from reckoning with fractions: it is nothing. */
export const NEARLY_NOTHING = 1e-9;

/** What is left of each item, as a share of it; all of it where none is said. */
export interface Left {
  get(id: string): number | undefined;
  set(id: string, share: number): unknown;
}

/** What is taken of an item, in its unit; null where nobody can tell how much. */
export interface Taken<Item extends Held = Held> {
  readonly item: Item;
  readonly quantity: number | null;
}

/**
 * Takes what a need wants of these items, in their order, out of what is `left` of them. Answers the share of the need that
 * nothing covers, 0 to 1. What cannot be measured against the need covers it, but only after what can; with `byDate`, not
 * after what expires later.
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

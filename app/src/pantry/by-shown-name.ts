import { shownName } from '../platform/locale/shown-name.ts';
import type { PantryItem } from './pantry.query.ts';

/** Items in the order of the names that the cook reads: the server sorts by British ones. Batches keep theirs. */
export const byShownName = (
  items: readonly PantryItem[],
  compare: (one: string, other: string) => number,
): PantryItem[] =>
  items.toSorted((one, other) => compare(shownName(one.ingredients.name), shownName(other.ingredients.name)));

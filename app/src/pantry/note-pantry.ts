import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { session } from '../platform/session/client.ts';
import { notePantryChangeAtom } from './pantry-changed.atom.ts';
import { INGREDIENT_BOOK, PANTRY_ITEMS, pantryPresence, type PantryItem } from './pantry.query.ts';

/** Records whether the pantry has items, for this browser and this visit. */
export function setPresence(queryClient: QueryClient, hasItems: boolean): void {
  session.rememberPantry(hasItems);
  queryClient.setQueryData(pantryPresence().queryKey, hasItems);
}

// The server's sort order.
const inNameOrder = new Intl.Collator('en', { numeric: true }).compare;

/** Shows updated items before they are refetched. */
export function showItems(queryClient: QueryClient, items: readonly PantryItem[]): void {
  const changed = new Set(items.map(({ id }) => id));
  queryClient.setQueriesData<PantryItem[]>({ queryKey: PANTRY_ITEMS }, (shown) =>
    shown
      ?.filter(({ id }) => !changed.has(id))
      .concat(items)
      .toSorted((one, other) => inNameOrder(one.ingredients.name, other.ingredients.name)),
  );
}

/**
 * Common effects of every pantry change: items are refetched, recipes stay until requested again, and the
 * browse screen offers to refresh its matches. Nothing needs to await it; the returned promise resolves when
 * the visible recipes have been marked again.
 */
export function notePantryChanged(queryClient: QueryClient): Promise<void> {
  getDefaultStore().set(notePantryChangeAtom);
  void queryClient.invalidateQueries({ queryKey: PANTRY_ITEMS, refetchType: 'all' });
  // The usual amounts may have changed; they are updated when the book is next opened.
  void queryClient.invalidateQueries({ queryKey: INGREDIENT_BOOK, refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['pantry', 'use-up'] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes'], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
  return queryClient.invalidateQueries({ queryKey: ['recipes', 'details'], refetchType: 'active' });
}

/** The same for a change after which only the server knows whether the pantry is empty. */
export function notePantryUncertain(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: pantryPresence().queryKey });
  return notePantryChanged(queryClient);
}

import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { session } from '../platform/session/client.ts';
import { notePantryChangeAtom } from './pantry-changed.atom.ts';
import { INGREDIENT_BOOK, PANTRY_ITEMS, pantryPresence, type PantryItem } from './pantry.query.ts';

/** What the pantry now holds, for this browser and this visit. */
export function setPresence(queryClient: QueryClient, hasItems: boolean): void {
  session.rememberPantry(hasItems);
  queryClient.setQueryData(pantryPresence().queryKey, hasItems);
}

// The order in which the server answers them.
const inNameOrder = new Intl.Collator('en', { numeric: true }).compare;

/** Shows items as they are now, before they are read again. */
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
 * What every change of the pantry has in common: the items are read again, recipes keep what they show until they are
 * asked for again, and the browse screen offers to refresh its matches. Nobody has to wait for any of it; what it answers
 * ends when the recipes on screen are marked again.
 */
export function notePantryChanged(queryClient: QueryClient): Promise<void> {
  getDefaultStore().set(notePantryChangeAtom);
  void queryClient.invalidateQueries({ queryKey: PANTRY_ITEMS, refetchType: 'all' });
  // What is usual may be something else by now: known when the book is opened again.
  void queryClient.invalidateQueries({ queryKey: INGREDIENT_BOOK, refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['pantry', 'use-up'] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes'], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
  return queryClient.invalidateQueries({ queryKey: ['recipes', 'details'], refetchType: 'active' });
}

/** The same for a change after which nobody knows whether the pantry holds anything: the server says it. */
export function notePantryUncertain(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: pantryPresence().queryKey });
  return notePantryChanged(queryClient);
}

import { unwrap } from '@larder/client';
import { LIMITS, sentenceCase } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { noteIngredientAddedAtom } from '../atoms/added-ingredients.ts';
import { client } from '../session/client.ts';
import { offerUndo } from '../undo/offer-undo.ts';
import { forgetAdditions } from './additions.ts';
import { askingCook, isHere } from './change-outcome.ts';
import { notePantryChanged, notePantryUncertain, setPresence, showItems } from './pantry-changes.ts';

/**
 * Brings back what was taken out of the pantry within the last day, exactly as it was. `ids` are what was deleted: pantry
 * items (UUID) or, as text, ingredients. Rejects when it failed.
 */
export async function restorePantry(queryClient: QueryClient, ids: readonly string[]): Promise<void> {
  const cook = askingCook();
  const most = LIMITS.bulkItems.max;
  try {
    for (let start = 0; start < ids.length; start += most) {
      const body = { ids: ids.slice(start, start + most) };
      const { pantryItems: items } = await unwrap(client.POST('/pantry/restore', { body }));
      if (!isHere(cook)) return;
      forgetAdditions(queryClient);
      showItems(queryClient, items);
      for (const item of items) getDefaultStore().set(noteIngredientAddedAtom, item.ingredient_id);
      setPresence(queryClient, true);
    }
    void notePantryChanged(queryClient);
  } catch (error) {
    if (isHere(cook)) void notePantryUncertain(queryClient);
    throw error;
  }
}

/** Says that something left the pantry, and offers to bring it back. A name that is not known is left out. */
export function offerPantryUndo(
  queryClient: QueryClient,
  removed: { ids: readonly string[]; name: string | undefined },
): void {
  const { ids, name } = removed;
  offerUndo({
    done: name ? `Removed ${name} from your pantry.` : 'Removed from your pantry.',
    undo: () => restorePantry(queryClient, ids),
    undone: name ? `${sentenceCase(name)} put back in your pantry.` : 'Put back in your pantry.',
    failure: name ? `${sentenceCase(name)} could not be put back.` : 'It could not be put back.',
  });
}

/** Says that the pantry was emptied, or some of it before that failed, and offers to bring back what was in it. */
export function offerClearingUndo(
  queryClient: QueryClient,
  ids: readonly string[],
  which: 'all' | 'some',
): void {
  if (ids.length === 0) return;
  const things = ids.length === 1 ? '1 item' : `${ids.length} items`;
  offerUndo({
    done: which === 'all' ? `Cleared your pantry: ${things}.` : `Removed ${things} from your pantry.`,
    undo: () => restorePantry(queryClient, ids),
    undone: 'Everything is back in your pantry.',
    failure: 'Your pantry could not be brought back.',
  });
}

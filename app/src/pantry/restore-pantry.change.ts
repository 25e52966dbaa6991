import { ApiError, unwrap } from '@larder/client';
import { LIMITS } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { plural, t } from '../platform/language/t.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { client } from '../platform/session/client.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { noteIngredientAddedAtom } from './added-ingredients.atom.ts';
import { forgetAdditions } from './additions.ts';
import { notePantryChanged, notePantryUncertain, setPresence, showItems } from './note-pantry.ts';
import { regionalName, shownName } from '../platform/locale/shown-name.ts';

/**
 * Restores pantry items removed within the last day, unchanged. `ids` are the removed pantry items (UUIDs) or
 * ingredients (as text). Rejects on failure.
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

/** Confirms a removal from the pantry and offers Undo. An unknown name is left out. */
export function offerPantryUndo(
  queryClient: QueryClient,
  removed: { ids: readonly string[]; name: string | undefined },
): void {
  const { ids, name } = removed;
  offerUndo({
    done: name
      ? t('Removed {name} from your pantry.', { name: regionalName(name) })
      : t('Removed from your pantry.'),
    undo: () => restorePantry(queryClient, ids),
    undone: name
      ? t('{name} put back in your pantry.', { name: shownName(name) })
      : t('Put back in your pantry.'),
    failure: name
      ? t('{name} could not be put back.', { name: shownName(name) })
      : t('It could not be put back.'),
  });
}

const afterClearing = () => ({
  undone: t('Everything is back in your pantry.'),
  failure: t('Your pantry could not be restored.'),
});

/** Confirms that the pantry was cleared and offers to restore its items. */
export function offerClearingUndo(queryClient: QueryClient, ids: readonly string[]): void {
  if (ids.length === 0) return;
  offerUndo({
    ...afterClearing(),
    done: plural(ids.length, {
      one: 'Cleared your pantry: 1 item.',
      other: 'Cleared your pantry: {count} items.',
    }),
    undo: () => restorePantry(queryClient, ids),
  });
}

function unlessNeverRemoved(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

/**
 * Says that clearing failed after removing some items, and offers to restore them, including doubtful ones
 * whose response was lost. Items still present are unaffected.
 */
export function offerUndoOfSome(
  queryClient: QueryClient,
  removed: readonly string[],
  doubted: readonly string[],
): void {
  if (removed.length + doubted.length === 0) return;
  const undo = async () => {
    if (removed.length > 0) await restorePantry(queryClient, removed);
    // One by one: a request restores all its ids or none.
    for (const id of doubted) await restorePantry(queryClient, [id]).catch(unlessNeverRemoved);
  };
  offerUndo({ ...afterClearing(), done: sayRemoved(removed.length, doubted.length), undo });
}

function sayRemoved(certain: number, doubtful: number): string {
  if (doubtful === 0)
    return plural(certain, {
      one: 'Removed 1 item from your pantry.',
      other: 'Removed {count} items from your pantry.',
    });
  if (certain === 0)
    return plural(doubtful, {
      one: '1 item may be gone from your pantry.',
      other: '{count} items may be gone from your pantry.',
    });
  return plural(
    certain,
    {
      one: 'Removed 1 item from your pantry, and perhaps {more} more.',
      other: 'Removed {count} items from your pantry, and perhaps {more} more.',
    },
    { more: doubtful },
  );
}

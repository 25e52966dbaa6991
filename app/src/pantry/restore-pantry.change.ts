import { ApiError, unwrap } from '@larder/client';
import { LIMITS } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
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
    done: name ? `Removed ${regionalName(name)} from your pantry.` : 'Removed from your pantry.',
    undo: () => restorePantry(queryClient, ids),
    undone: name ? `${shownName(name)} put back in your pantry.` : 'Put back in your pantry.',
    failure: name ? `${shownName(name)} could not be put back.` : 'It could not be put back.',
  });
}

const things = (count: number) => (count === 1 ? '1 item' : `${count} items`);

const CLEARING = {
  undone: 'Everything is back in your pantry.',
  failure: 'Your pantry could not be restored.',
};

/** Confirms that the pantry was cleared and offers to restore its items. */
export function offerClearingUndo(queryClient: QueryClient, ids: readonly string[]): void {
  if (ids.length === 0) return;
  offerUndo({
    ...CLEARING,
    done: `Cleared your pantry: ${things(ids.length)}.`,
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
  const certain = `Removed ${things(removed.length)} from your pantry`;
  const done =
    doubted.length === 0
      ? `${certain}.`
      : removed.length === 0
        ? `${things(doubted.length)} may be gone from your pantry.`
        : `${certain}, and perhaps ${doubted.length} more.`;
  offerUndo({ ...CLEARING, done, undo });
}

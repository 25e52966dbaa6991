import { unwrap } from '@larder/client';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { t } from '../platform/language/t.ts';
import { askingCook, isHere, untilGone } from '../platform/queries/change-outcome.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { forgetAddedIngredientsAtom } from './added-ingredients.atom.ts';
import { forgetAdditions } from './additions.ts';
import { notePantryUncertain, setPresence } from './note-pantry.ts';
import { PANTRY_ITEMS, type PantryItem } from './pantry.query.ts';
import { offerClearingUndo, offerUndoOfSome } from './restore-pantry.change.ts';

/** Maximum number of concurrent removals. */
const AT_ONCE = 5;

/**
 * Clearing was aborted after removing these; the outcome of the doubtful ones is unknown because the response
 * was lost.
 */
class StoppedShort extends Error {
  readonly removed: readonly string[];
  readonly doubted: readonly string[];

  constructor(removed: readonly string[], doubted: readonly string[], cause: unknown) {
    super('The pantry was not cleared.', { cause });
    this.removed = removed;
    this.doubted = doubted;
  }
}

/**
 * Removes items a few at a time and returns the removed ones, excluding those already gone, which cannot be
 * restored under the same id. Stops after a failure.
 */
export async function removeAll(ids: readonly string[]): Promise<string[]> {
  const left = [...ids];
  const removed: string[] = [];
  const doubted: string[] = [];
  const remove = async (id: string) => {
    await unwrap(client.DELETE('/pantry/{id}', { params: { path: { id } } }));
    removed.push(id);
  };
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      await untilGone(remove(id)).catch((error: unknown) => {
        left.length = 0;
        if (isUncertain(error)) doubted.push(id);
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw new StoppedShort(removed, doubted, failed.reason);
  return removed;
}

const CLEAR = ['pantry', 'clear'] as const;

/** Clears the pantry and offers Undo. Items added elsewhere meanwhile stay, so the server is asked what is left. */
export const pantryClearing = mutationOptions({
  mutationKey: CLEAR,
  mutationFn: (items: readonly PantryItem[]) => removeAll(items.map(({ id }) => id)),
  onMutate: askingCook,
  onError: (error, _items, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    toast.failure(t('Failed to clear pantry. Please try again.'));
    if (error instanceof StoppedShort) offerUndoOfSome(queryClient, error.removed, error.doubted);
  },
  onSuccess: (removed, _items, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    getDefaultStore().set(forgetAddedIngredientsAtom);
    queryClient.setQueriesData<PantryItem[]>({ queryKey: PANTRY_ITEMS }, (shown) => shown && []);
    setPresence(queryClient, false);
    offerClearingUndo(queryClient, removed);
  },
  onSettled: (_removed, _error, _items, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetAdditions(queryClient);
    void notePantryUncertain(queryClient);
  },
});

/** Clears the pantry, and reports whether that is pending, even if the screen was left and reopened. */
export function useClearPantry() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(pantryClearing);
  const clear: typeof mutate = (...asked) => {
    if (queryClient.isMutating({ mutationKey: CLEAR }) === 0) mutate(...asked);
  };
  return { clear, isClearing: useIsMutating({ mutationKey: CLEAR }) > 0 };
}

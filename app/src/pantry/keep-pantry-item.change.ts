import { unwrap } from '@larder/client';
import { addDays, localDay } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useMutation, useMutationState } from '@tanstack/react-query';
import { plural, t } from '../platform/language/t.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { conflictsOf } from '../platform/queries/conflict.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { notePantryChanged, showItems } from './note-pantry.ts';
import type { PantryItem } from './pantry.query.ts';
import { restorePantry } from './restore-pantry.change.ts';

/** In how many days to ask again whether an item is still good. */
const ASK_AGAIN = 3;

const KEEP = ['pantry', 'keep'] as const;

const send = ({ id, expiry_date }: PantryItem, date: Pick<PantryItem, 'expiry_date' | 'expiry_is_guess'>) =>
  unwrap(client.PUT('/pantry/{id}', { params: { path: { id } }, body: { ...date, base: { expiry_date } } }));

/**
 * Marks an expired item as still good: it counts again, and Larder asks about it again in three days. Can be undone.
 */
export const pantryKeeping = mutationOptions({
  mutationKey: KEEP,
  mutationFn: (item: PantryItem) =>
    send(item, { expiry_date: addDays(localDay(), ASK_AGAIN), expiry_is_guess: true }),
  onMutate: askingCook,
  onError: (error, item, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    const isChanged = conflictsOf(error) !== null;
    const { name } = item.ingredients;
    toast.failure(
      isChanged
        ? t('The date for {name} was changed on another device.', { name })
        : t('The date for {name} could not be changed. Please try again.', { name }),
    );
    if (isChanged || isUncertain(error)) void notePantryChanged(queryClient);
  },
  onSuccess: (kept, item, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    showItems(queryClient, [kept]);
    void notePantryChanged(queryClient);
    const { name } = item.ingredients;
    const done = plural(
      ASK_AGAIN,
      {
        one: 'Larder will ask about {name} again in 1 day.',
        other: 'Larder will ask about {name} again in {count} days.',
      },
      { name },
    );
    const { undo_id: undoId } = kept;
    if (undoId === undefined) {
      toast.success(done);
      return;
    }
    offerUndo({
      done,
      undo: () => restorePantry(queryClient, [undoId]),
      undone: t('The old date for {name} is back.', { name }),
      failure: t('The date for {name} could not be changed back.', { name }),
      refetch: () => void notePantryChanged(queryClient),
    });
  },
});

/** Marks expired items as still good, and reports which are pending. */
export function useKeepPantryItem() {
  const { mutate } = useMutation(pantryKeeping);
  const keepingIds = useMutationState({
    filters: { mutationKey: KEEP, status: 'pending' },
    select: ({ state }) => (state.variables as PantryItem).id,
  });
  return { keepItem: mutate, keepingIds };
}

import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { useCallback } from 'react';
import { t } from '../platform/language/t.ts';
import { conflictsOf } from '../platform/queries/conflict.ts';
import { askingCook, isHere, isOnItsWay, untilGone } from '../platform/queries/change-outcome.ts';
import { sendOnce } from '../platform/queries/idempotency-key.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { noteIngredientGoneAtom } from './added-ingredients.atom.ts';
import { forgetAdditions } from './additions.ts';
import { noteItemChanged } from './change-back.ts';
import { notePantryChanged, notePantryUncertain, setPresence, showItems } from './note-pantry.ts';
import { noteRenamed } from './note-renamed.ts';
import { INGREDIENT_BOOK, knownPantryItems, PANTRY_ITEMS, type PantryItem } from './pantry.query.ts';
import { offerPantryUndo } from './restore-pantry.change.ts';
import { sendItemChange, type ItemChange } from './send-item-change.ts';

/** An ingredient to add. */
export type BulkItem = components['schemas']['BulkItem'];

type Bulk = components['schemas']['BulkItems'];

interface AdditionOptions {
  /** These do not count as usual for the cook. */
  fromPreset?: boolean;
  /** Completes even if the page is closed meanwhile. For a few items: browsers limit the bodies of such requests. */
  outlivesPage?: boolean;
}

/**
 * Adds several ingredients to the pantry, all or none, and once even if retried. `failure` is shown on
 * failure, even if the screen was left.
 */
export const pantryAddition = (
  failure?: string,
  { fromPreset = false, outlivesPage = false }: AdditionOptions = {},
) =>
  mutationOptions({
    mutationFn: (items: readonly BulkItem[], { client: queryClient }) => {
      const content: Bulk = { items: [...items], ...(fromPreset && { from_preset: true }) };
      return sendOnce(queryClient, 'pantry', content, (body, key) =>
        unwrap(
          client.POST('/pantry/bulk', {
            body,
            headers: { 'Idempotency-Key': key },
            keepalive: outlivesPage,
          }),
        ),
      );
    },
    onMutate: askingCook,
    onError: (error, _items, cook, { client: queryClient }) => {
      if (!isHere(cook)) return;
      if (failure) toast.failure(failure);
      if (isUncertain(error)) void notePantryUncertain(queryClient);
    },
    onSuccess: ({ pantryItems: added }, _items, cook, { client: queryClient }) => {
      if (!isHere(cook)) return;
      showItems(queryClient, added);
      setPresence(queryClient, true);
      void queryClient.invalidateQueries({ queryKey: INGREDIENT_BOOK });
      void notePantryChanged(queryClient);
    },
  });

/** Adds several ingredients to the pantry. */
export const useAddPantryItems = (failure?: string, options?: AdditionOptions) =>
  useMutation(pantryAddition(failure, options));

/** Changes one pantry item, and offers to change it back. */
export const pantryChange = mutationOptions({
  mutationFn: (itemChange: ItemChange, { client: queryClient }) => sendItemChange(queryClient, itemChange),
  onMutate: ({ id: changedId }, { client: queryClient }) => ({
    cook: askingCook(),
    // Another response may put the change in place before this one arrives.
    before: knownPantryItems(queryClient)?.find(({ id }) => id === changedId),
  }),
  onError: (error, _change, asked, { client: queryClient }) => {
    if (isHere(asked?.cook) && (isUncertain(error) || conflictsOf(error)))
      void notePantryChanged(queryClient);
  },
  onSuccess: (changed, { change }, { cook, before }, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetAdditions(queryClient);
    showItems(queryClient, [changed]);
    if (change.ingredient_name !== undefined && before) noteRenamed(queryClient, before, changed);
    else noteItemChanged(queryClient, changed);
    void notePantryChanged(queryClient);
  },
});

/** Updates a pantry item. */
export const useUpdatePantryItem = () => useMutation(pantryChange);

const DELETE = ['pantry', 'delete'] as const;

/** Removes a pantry item and offers Undo. After the last one the pantry counts as empty. */
export const pantryDeletion = mutationOptions({
  mutationKey: DELETE,
  mutationFn: (id: string) => untilGone(unwrap(client.DELETE('/pantry/{id}', { params: { path: { id } } }))),
  onMutate: askingCook,
  onError: (error, _id, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    toast.failure(t('Failed to delete item. Please try again.'));
    if (isUncertain(error)) void notePantryUncertain(queryClient);
  },
  onSuccess: (_nothing, id, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetAdditions(queryClient);
    const gone = knownPantryItems(queryClient)?.find((item) => item.id === id);
    if (gone) getDefaultStore().set(noteIngredientGoneAtom, gone.ingredient_id);
    queryClient.setQueriesData<PantryItem[]>({ queryKey: PANTRY_ITEMS }, (items) =>
      items?.filter((item) => item.id !== id),
    );
    if (knownPantryItems(queryClient)?.length === 0) setPresence(queryClient, false);
    void notePantryUncertain(queryClient);
    offerPantryUndo(queryClient, { ids: [id], name: gone?.ingredients.name });
  },
});

/** Removes pantry items, and reports which are pending, even if the screen was left and reopened. */
export function useDeletePantryItem() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(pantryDeletion);
  const deletingIds = useMutationState({
    filters: { mutationKey: DELETE, status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
  // Rows keep it: a new function would draw a thousand of them again.
  const deleteItem = useCallback(
    (id: string) => {
      if (!isOnItsWay(queryClient, DELETE, id)) mutate(id);
    },
    [queryClient, mutate],
  );
  return { deleteItem, deletingIds };
}

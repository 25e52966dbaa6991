import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { noteIngredientGoneAtom } from '../atoms/added-ingredients.ts';
import { notePantryChangeAtom } from '../atoms/pantry-changed.ts';
import { client, session } from '../session/client.ts';
import { createRepeatable } from './idempotency-key.ts';
import { pantryItems, pantryPresence } from './pantry.ts';

type BulkItem = components['schemas']['BulkItem'];
type PantryItemChange = components['schemas']['PantryItemChange'];

/** What the pantry now holds, for this browser and this visit. */
export function setPresence(queryClient: QueryClient, hasItems: boolean): void {
  session.rememberPantry(hasItems);
  queryClient.setQueryData(pantryPresence().queryKey, hasItems);
}

/**
 * What every change of the pantry has in common: the items are read anew, the names too (a new one may have come),
 * recipes keep what they show until they are asked for again, and the browse screen offers to refresh its matches.
 */
export function usePantryChanged() {
  const queryClient = useQueryClient();
  const notePantryChange = useSetAtom(notePantryChangeAtom);
  return async () => {
    notePantryChange();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: pantryItems().queryKey, refetchType: 'all' }),
      queryClient.invalidateQueries({ queryKey: ['recipes', 'details'], refetchType: 'active' }),
      queryClient.invalidateQueries({ queryKey: ['lists', 'recipes'], refetchType: 'none' }),
      queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' }),
    ]);
  };
}

const addItems = (items: BulkItem[], key: string) =>
  unwrap(client.POST('/pantry/bulk', { body: { items }, headers: { 'Idempotency-Key': key } }));

/** Whether a change may have been made all the same. */
const isUncertain = (error: Error) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** Puts many ingredients in the pantry, all or none, and once however often the same ones are sent until it worked. */
export function useAddPantryItems() {
  const queryClient = useQueryClient();
  const pantryChanged = usePantryChanged();
  const [sendOnce] = useState(createRepeatable);
  return useMutation({
    mutationFn: (items: BulkItem[]) => sendOnce(items, addItems),
    onError: (error) => {
      if (isUncertain(error)) void queryClient.invalidateQueries({ queryKey: pantryItems().queryKey });
    },
    onSuccess: async () => {
      setPresence(queryClient, true);
      void queryClient.invalidateQueries({ queryKey: ['pantry', 'ingredient-names'] });
      await pantryChanged();
    },
  });
}

/** Changes quantity and unit of one pantry item. */
export function useUpdatePantryItem() {
  const pantryChanged = usePantryChanged();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: PantryItemChange }) =>
      unwrap(client.PUT('/pantry/{id}', { params: { path: { id } }, body: change })),
    onSuccess: pantryChanged,
  });
}

/** Takes one pantry item out. The pantry counts as empty when it was the last one. */
export function useDeletePantryItem() {
  const queryClient = useQueryClient();
  const pantryChanged = usePantryChanged();
  const noteGone = useSetAtom(noteIngredientGoneAtom);
  return useMutation({
    mutationFn: (id: string) => unwrap(client.DELETE('/pantry/{id}', { params: { path: { id } } })),
    onSuccess: async (_nothing, id) => {
      const gone = queryClient.getQueryData(pantryItems().queryKey)?.find((item) => item.id === id);
      if (gone) noteGone(gone.ingredient_id);
      const left = queryClient.setQueryData(pantryItems().queryKey, (items) =>
        items?.filter((item) => item.id !== id),
      );
      if (left?.length === 0) setPresence(queryClient, false);
      await pantryChanged();
    },
  });
}

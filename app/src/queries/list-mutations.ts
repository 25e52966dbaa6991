import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { isOwnList } from '@larder/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../session/client.ts';
import { changeLists } from './lists.ts';

type ListInput = components['schemas']['ListInput'];

/** What a dialog says of a list that was not saved: only that its name is taken, any other failure is logged. */
export function listNameError(error: unknown): string | null {
  const isTaken = error instanceof ApiError && error.detail.includes('already exists');
  return isTaken ? 'A list with this name already exists' : null;
}

function logUnlessTaken(what: string, error: unknown): void {
  if (listNameError(error) === null) console.warn(`The list was not ${what}.`, error);
}

/** Makes a list. It comes before all others of the cook's own. */
export function useCreateList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ListInput) => unwrap(client.POST('/lists', { body })),
    onError: (error) => logUnlessTaken('created', error),
    onSuccess: (made) =>
      changeLists(queryClient, (lists) => [
        ...lists.filter((list) => !isOwnList(list)),
        made,
        ...lists.filter(isOwnList),
      ]),
  });
}

/** Renames or describes a list. */
export function useUpdateList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ListInput }) =>
      unwrap(client.PUT('/lists/{id}', { params: { path: { id } }, body })),
    onError: (error) => logUnlessTaken('saved', error),
    onSuccess: async (changed) => {
      queryClient.setQueryData(['lists', 'one', changed.id], changed);
      await changeLists(queryClient, (lists) =>
        lists.map((list) => (list.id === changed.id ? changed : list)),
      );
    },
  });
}

/** Deletes a list; its recipes stay where they are. */
export function useDeleteList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(client.DELETE('/lists/{id}', { params: { path: { id } } })),
    onError: (error) => console.warn('The list was not deleted.', error),
    onSuccess: async (_nothing, id) => {
      await changeLists(queryClient, (lists) => lists.filter((list) => list.id !== id));
      queryClient.removeQueries({ queryKey: ['lists', 'one', id] });
      queryClient.removeQueries({ queryKey: ['lists', 'recipes', id] });
    },
  });
}

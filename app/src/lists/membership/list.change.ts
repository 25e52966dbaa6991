import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { isOwnList } from '@larder/domain';
import { toast } from '@larder/ui/toaster';
import { mutationOptions, useMutation, type QueryClient } from '@tanstack/react-query';
import { t } from '../../platform/language/t.ts';
import { conflictsOf } from '../../platform/queries/conflict.ts';
import { askingCook, isHere, untilGone } from '../../platform/queries/change-outcome.ts';
import { forgetKeys, sendOnce } from '../../platform/queries/idempotency-key.ts';
import { isUncertain } from '../../platform/queries/uncertain.ts';
import { client } from '../../platform/session/client.ts';
import { offerUndo } from '../../platform/undo/offer-undo.ts';
import { changeLists, recipeLists, type RecipeList } from './lists.query.ts';
import { offerListUndo } from './restore-lists.change.ts';

type ListInput = components['schemas']['ListInput'];
type ListChange = components['schemas']['ListChange'];

/** The dialog's error for a list that was not saved: what is wrong with its name; other failures are logged. */
export function listNameError(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.detail.includes('already exists')) return t('A list with this name already exists');
  return error.problem?.errors?.find(({ path }) => path === '/name')?.message ?? null;
}

function logUnlessNameIsWrong(what: string, error: unknown): void {
  if (listNameError(error) === null && !conflictsOf(error)) console.warn(`The list was not ${what}.`, error);
}

/** Refetches all list data: it is unknown whether a change was applied. */
function noteListsUncertain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: recipeLists().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'one'] });
}

const post = (body: ListInput, key: string) =>
  unwrap(client.POST('/lists', { body, headers: { 'Idempotency-Key': key } }));

/** Creates a list, once even if retried, before the cook's other lists. */
export const listCreation = mutationOptions({
  mutationFn: (body: ListInput, { client: queryClient }) => sendOnce(queryClient, 'lists', body, post),
  onMutate: askingCook,
  onError: (error, _body, cook, { client: queryClient }) => {
    logUnlessNameIsWrong('created', error);
    if (isHere(cook) && isUncertain(error)) noteListsUncertain(queryClient);
  },
  onSuccess: async (made, _body, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    toast.success(t('List “{name}” created', { name: made.name }));
    await changeLists(queryClient, (lists) => {
      // If an earlier response was lost, the list may have arrived with the others.
      const others = lists.filter(({ id }) => id !== made.id);
      return [...others.filter((list) => !isOwnList(list)), made, ...others.filter(isOwnList)];
    });
  },
});

/** Creates a list. */
export const useCreateList = () => useMutation(listCreation);

/** The state that a change to a list starts from: later changes from elsewhere are not overwritten. */
export const baseOfList = ({ name, description }: Pick<RecipeList, 'name' | 'description'>) => ({
  name,
  description,
});

/** Renames or describes a list. */
export const listChange = mutationOptions({
  mutationFn: ({ id, body }: { id: string; body: ListChange }) =>
    unwrap(client.PUT('/lists/{id}', { params: { path: { id } }, body })),
  onMutate: ({ id: changedId }, { client: queryClient }) => ({
    cook: askingCook(),
    // Another response may put the change in place before this one arrives.
    before: queryClient.getQueryData(recipeLists().queryKey)?.find(({ id }) => id === changedId),
  }),
  onError: (error, _change, asked, { client: queryClient }) => {
    logUnlessNameIsWrong('saved', error);
    if (isHere(asked?.cook) && (isUncertain(error) || conflictsOf(error))) noteListsUncertain(queryClient);
  },
  onSuccess: async (changed, { body }, { cook, before }, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetKeys(queryClient, 'lists');
    if (before) offerListChangeBack(queryClient, { ...before, ...body.base }, body, changed);
    else toast.success(t('List “{name}” saved', { name: changed.name }));
    await showList(queryClient, changed);
  },
});

async function showList(queryClient: QueryClient, changed: RecipeList): Promise<void> {
  queryClient.setQueryData(['lists', 'one', changed.id], changed);
  await changeLists(queryClient, (lists) => lists.map((list) => (list.id === changed.id ? changed : list)));
}

/** Offers to undo what was changed here; what another device has changed stays. */
function offerListChangeBack(
  queryClient: QueryClient,
  before: RecipeList,
  body: ListInput,
  changed: RecipeList,
): void {
  const { id } = before;
  const name = body.name === before.name ? changed.name : before.name;
  const isDescribed = body.description !== undefined && body.description !== before.description;
  offerUndo({
    done: t('List “{name}” saved', { name: changed.name }),
    undo: async () => {
      const cook = askingCook();
      const back = await unwrap(
        client.PUT('/lists/{id}', {
          params: { path: { id } },
          body: {
            name,
            ...(isDescribed && { description: before.description }),
            base: baseOfList(changed),
          },
        }),
      );
      if (isHere(cook)) await showList(queryClient, back);
    },
    undone: t('The list is “{name}” again.', { name }),
    failure: t('The list could not be changed back to “{name}”.', { name }),
    refetch: () => noteListsUncertain(queryClient),
  });
}

/** Renames or describes a list. */
export const useUpdateList = () => useMutation(listChange);

/** Deletes a list and offers Undo; its recipes are kept. */
export const listDeletion = mutationOptions({
  mutationFn: (id: string) => untilGone(unwrap(client.DELETE('/lists/{id}', { params: { path: { id } } }))),
  onMutate: askingCook,
  onError: (error, _id, cook, { client: queryClient }) => {
    console.warn('The list was not deleted.', error);
    if (isHere(cook) && isUncertain(error)) noteListsUncertain(queryClient);
  },
  onSuccess: async (_nothing, id, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    forgetKeys(queryClient, 'lists');
    const gone = queryClient.getQueryData(recipeLists().queryKey)?.find((list) => list.id === id);
    await changeLists(queryClient, (lists) => lists.filter((list) => list.id !== id));
    queryClient.removeQueries({ queryKey: ['lists', 'one', id] });
    queryClient.removeQueries({ queryKey: ['lists', 'recipes', id] });
    if (gone) offerListUndo(queryClient, gone);
  },
});

/** Deletes a list. */
export const useDeleteList = () => useMutation(listDeletion);

import { unwrap } from '@larder/client';
import { isFavorites } from '@larder/domain';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { askingCook, isHere, untilGone } from '../../platform/queries/change-outcome.ts';
import { isUncertain } from '../../platform/queries/uncertain.ts';
import { client } from '../../platform/session/client.ts';
import { changeLists, noteDishesChanged, recipeLists, type RecipeList } from './lists.query.ts';
import { MEMBERSHIP, recipeMembership, type ListIds } from './membership.query.ts';
import { offerMembershipUndo } from './restore-lists.change.ts';

export interface MembershipChange {
  recipeId: number;
  /** The recipe's title, for the undo message. */
  title: string;
  /** The list; null for Favorites, whose id may not be known yet. */
  listId: string | null;
  /** Whether the recipe should be on it. */
  isOn: boolean;
}

interface Shown {
  cook: string | null;
  listId: string;
  /** The change differs from the previous state. */
  isNew: boolean;
  /** The recipe's memberships were known. */
  isKnown: boolean;
}

/**
 * Adds a recipe to a list, or removes it with Undo. The update is optimistic and rolled back if rejected;
 * failures are only logged. Resolves to whether lists may have changed: the request succeeded, or its outcome
 * is unknown. Not a hook, so that a heart loads it only when pressed.
 */
export async function changeMembership(queryClient: QueryClient, change: MembershipChange): Promise<boolean> {
  const options = queryClient.defaultMutationOptions(membershipMutation(queryClient, change.recipeId));
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  return mutation.execute(change).then(
    () => true,
    // Without a context it was never sent.
    (error: unknown) => mutation.state.context !== undefined && isUncertain(error),
  );
}

const membershipMutation = (
  queryClient: QueryClient,
  recipeId: number,
): MutationOptions<void, Error, MembershipChange, Shown> => ({
  mutationKey: [MEMBERSHIP, recipeId],
  mutationFn: async ({ listId, isOn }) => {
    const id = listId ?? (await favoritesId(queryClient));
    if (isOn) {
      const body = { recipe_id: recipeId };
      await unwrap(client.POST('/lists/{id}/recipes', { params: { path: { id } }, body }));
    } else {
      const path = { listId: id, recipeId };
      await untilGone(unwrap(client.DELETE('/lists/{listId}/recipes/{recipeId}', { params: { path } })));
    }
  },
  onMutate: async ({ listId, isOn }) => {
    const cook = askingCook();
    const id = listId ?? (await favoritesId(queryClient));
    const before = queryClient.getQueryData(recipeMembership(recipeId).queryKey);
    const isNew = before !== undefined && before.includes(id) !== isOn;
    if (isNew) await show(queryClient, recipeId, id, isOn);
    return { cook, listId: id, isNew, isKnown: before !== undefined };
  },
  onError: async (error, { isOn }, shown) => {
    console.warn('The recipe list was not changed.', error);
    if (!shown || !isHere(shown.cook)) return;
    if (shown.isNew) await show(queryClient, recipeId, shown.listId, !isOn);
    if (isUncertain(error)) noteUncertain(queryClient, recipeId, shown.listId);
  },
  onSuccess: async (_nothing, { isOn, title }, { cook, listId, isKnown }) => {
    if (!isHere(cook)) return;
    if (!isOn) {
      offerMembershipUndo(queryClient, { recipeId, title, listId }, () =>
        show(queryClient, recipeId, listId, true),
      );
    }
    // Repeated, so that a batch requested earlier does not revert it.
    remember(queryClient, recipeId, listId, isOn);
    void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes', listId], refetchType: 'none' });
    noteDishesChanged(queryClient);
    if (isKnown) return;
    void queryClient.invalidateQueries({ queryKey: recipeLists().queryKey });
    await queryClient.prefetchQuery({ ...recipeMembership(recipeId), staleTime: 0 });
  },
});

/**
 * Refetches which lists contain the recipe, and their sizes. The screen refreshes its own list, because the
 * recipe could vanish from under an open menu.
 */
function noteUncertain(queryClient: QueryClient, recipeId: number, listId: string): void {
  void queryClient.invalidateQueries({ queryKey: recipeMembership(recipeId).queryKey });
  void queryClient.invalidateQueries({ queryKey: [MEMBERSHIP, 'batch'] });
  void queryClient.invalidateQueries({ queryKey: recipeLists().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'one', listId] });
  void queryClient.invalidateQueries({ queryKey: ['lists', 'recipes', listId], refetchType: 'none' });
}

async function favoritesId(queryClient: QueryClient): Promise<string> {
  const favorites = (await queryClient.ensureQueryData(recipeLists())).find(isFavorites);
  if (!favorites) throw new Error('There is no Favorites list.');
  return favorites.id;
}

async function show(queryClient: QueryClient, recipeId: number, listId: string, isOn: boolean) {
  remember(queryClient, recipeId, listId, isOn);
  const count = (list: RecipeList) => ({ ...list, recipe_count: list.recipe_count + (isOn ? 1 : -1) });
  queryClient.setQueryData<RecipeList>(['lists', 'one', listId], (list) => list && count(list));
  await changeLists(queryClient, (lists) => lists.map((list) => (list.id === listId ? count(list) : list)));
}

/** Updates the recipe's own query and every batch that contains the recipe. */
function remember(queryClient: QueryClient, recipeId: number, listId: string, isOn: boolean): void {
  const change = (ids: ListIds): ListIds => {
    const others = ids.filter((id) => id !== listId);
    return isOn ? [...others, listId] : others;
  };
  queryClient.setQueryData(recipeMembership(recipeId).queryKey, (ids) => ids && change(ids));
  queryClient.setQueriesData<ReadonlyMap<number, ListIds>>({ queryKey: [MEMBERSHIP, 'batch'] }, (batch) => {
    const ids = batch?.get(recipeId);
    return batch && ids ? new Map(batch).set(recipeId, change(ids)) : batch;
  });
}

import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { LIMITS } from '@larder/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CACHE } from '../../platform/queries/cache.ts';
import { client } from '../../platform/session/client.ts';

export type RecipeList = components['schemas']['List'];

interface RecipePage {
  recipes: components['schemas']['RecipeSummary'][];
  total: number;
  /** The position of its first recipe, starting at 1; while the next page loads, the previous one is shown. */
  firstNumber: number;
}

/** All lists: Favorites first, then newest first. */
export const recipeLists = () =>
  queryOptions({
    ...CACHE.lists,
    queryKey: ['lists', 'all'],
    queryFn: async ({ signal, client: queryClient }) => {
      queryClient.removeQueries({ queryKey: DISHES_CHANGED });
      return (await unwrap(client.GET('/lists', { signal }))).lists;
    },
  });

const DISHES_CHANGED = ['lists', 'dishes-changed'] as const;

/** Marks a list's allergy notes as stale after a recipe was added or removed. */
export function noteDishesChanged(queryClient: QueryClient): void {
  queryClient.setQueryData(DISHES_CHANGED, true);
}

/** All lists with their allergy notes, refetched when those are stale. */
export const recipeListsWithDishes = (queryClient: QueryClient) =>
  queryOptions({
    ...recipeLists(),
    refetchOnMount: () => (queryClient.getQueryData(DISHES_CHANGED) ? 'always' : true),
  });

/** One list. Not fetched if it has just arrived with all lists. */
export const recipeList = (id: string, queryClient: QueryClient) =>
  queryOptions({
    ...CACHE.lists,
    queryKey: ['lists', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(client.GET('/lists/{id}', { params: { path: { id } }, signal })),
    initialData: () =>
      queryClient.getQueryData(recipeLists().queryKey)?.find((candidate) => candidate.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(recipeLists().queryKey)?.dataUpdatedAt,
  });

/** A page of a list's recipes, latest first. The previous page stays until the next arrives. */
export const listRecipes = (id: string, page: number) =>
  queryOptions<RecipePage, Error, RecipePage, ReturnType<typeof listRecipesKey>>({
    queryKey: listRecipesKey(id, page),
    // Refetched after the list or the pantry has changed.
    refetchOnMount: ({ state }) => state.isInvalidated,
    queryFn: async ({ signal }) => {
      const limit = LIMITS.pageSize.default;
      const query = { limit, offset: (page - 1) * limit };
      const found = await unwrap(
        client.GET('/lists/{id}/recipes', { params: { path: { id }, query }, signal }),
      );
      return { ...found, firstNumber: query.offset + 1 };
    },
    placeholderData: (shown, query) => (query?.queryKey[2] === id ? shown : undefined),
  });

const listRecipesKey = (id: string, page: number) => ['lists', 'recipes', id, page] as const;

/** Updates the cached lists. Requests in flight would miss the change, so they are repeated. */
export async function changeLists(
  queryClient: QueryClient,
  change: (lists: RecipeList[]) => RecipeList[],
): Promise<void> {
  const { queryKey } = recipeLists();
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (lists) => lists && change(lists));
  if (isReading) void queryClient.invalidateQueries({ queryKey });
}

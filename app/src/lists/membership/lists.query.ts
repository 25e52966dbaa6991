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
  /** The place of the first of them in the list, from 1: while the next page comes, the last one is shown. */
  firstNumber: number;
}

/** All lists of the cook: Favorites first, then the newest. */
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

/** Says that a recipe went on a list or off it: what the dishes of that list hold is not known until it is read again. */
export function noteDishesChanged(queryClient: QueryClient): void {
  queryClient.setQueryData(DISHES_CHANGED, true);
}

/** All lists where it is shown what their dishes hold: read again when those have changed. */
export const recipeListsWithDishes = (queryClient: QueryClient) =>
  queryOptions({
    ...recipeLists(),
    refetchOnMount: () => (queryClient.getQueryData(DISHES_CHANGED) ? 'always' : true),
  });

/** One list. It is not asked for when it has just come with all lists. */
export const recipeList = (id: string, queryClient: QueryClient) =>
  queryOptions({
    ...CACHE.lists,
    queryKey: ['lists', 'one', id] as const,
    queryFn: ({ signal }) => unwrap(client.GET('/lists/{id}', { params: { path: { id } }, signal })),
    initialData: () =>
      queryClient.getQueryData(recipeLists().queryKey)?.find((candidate) => candidate.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(recipeLists().queryKey)?.dataUpdatedAt,
  });

/** One page of a list's recipes, the one added last first. The last page stays until the next one comes. */
export const listRecipes = (id: string, page: number) =>
  queryOptions<RecipePage, Error, RecipePage, ReturnType<typeof listRecipesKey>>({
    queryKey: listRecipesKey(id, page),
    // Read again when a recipe was put on the list or taken off, and when the pantry has changed.
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

/** Changes what is known of the lists. Lists that are just being read would not have the change: they are read again. */
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

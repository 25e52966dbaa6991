import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { CACHE } from '../../platform/queries/cache.ts';
import { client } from '../../platform/session/client.ts';

/** The ids of the lists that contain a recipe. */
export type ListIds = readonly string[];

/** Key prefix of all membership queries and mutations. */
export const MEMBERSHIP = 'membership';

const idsOf = ({ lists }: components['schemas']['RecipeMembership']): ListIds => lists.map(({ id }) => id);

/** The lists that contain one recipe. */
export const recipeMembership = (recipeId: number) =>
  queryOptions({
    ...CACHE.membership,
    queryKey: [MEMBERSHIP, 'recipe', recipeId] as const,
    queryFn: async ({ signal }) =>
      idsOf(await unwrap(client.GET('/recipes/{id}/lists', { params: { path: { id: recipeId } }, signal }))),
  });

/** The lists that contain each of many recipes, in one request. Fills the recipes' own queries. */
export const batchMembership = (recipeIds: readonly number[]) => {
  const ids = recipeIds.toSorted((one, other) => one - other);
  return queryOptions({
    ...CACHE.membership,
    queryKey: [MEMBERSHIP, 'batch', ids] as const,
    queryFn: async ({ signal, client: queryClient }) => {
      const askedAt = Date.now();
      const answer = await unwrap(client.POST('/recipes/batch-lists', { body: { recipe_ids: ids }, signal }));
      return new Map(
        ids.map((id) => [id, prefill(queryClient, id, idsOf(answer[id] ?? { lists: [] }), askedAt)]),
      );
    },
  });
};

/** Fetches the memberships of a page's recipes at once, when the page has loaded. */
export function useBatchMembership(recipes: readonly { id: number }[] = []): void {
  useQuery({ ...batchMembership(recipes.map(({ id }) => id)), enabled: recipes.length > 0 });
}

/** Fills a recipe's own query from the batch, unless the cook changed it after the batch was requested. */
function prefill(queryClient: QueryClient, recipeId: number, answered: ListIds, askedAt: number): ListIds {
  const options = queryClient.defaultQueryOptions(recipeMembership(recipeId));
  // Unlike setQueryData, this keeps the membership queries' gcTime.
  const query = queryClient.getQueryCache().build(queryClient, options);
  const { data, dataUpdatedAt } = query.state;
  if (data && (dataUpdatedAt > askedAt || isChanging(queryClient, recipeId))) return data;
  return query.setData(answered);
}

function isChanging(queryClient: QueryClient, recipeId: number): boolean {
  const changes = queryClient.getMutationCache().findAll({ mutationKey: [MEMBERSHIP, recipeId] });
  return changes.some(({ state }) => state.status === 'pending');
}

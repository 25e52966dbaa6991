import type { components } from '@larder/contract';
import { queryOptions, useQuery, type QueryClient, type QueryState } from '@tanstack/react-query';
import { CACHE } from '../platform/queries/cache.ts';
import { session } from '../platform/session/client.ts';
import { fetchPantryPresence } from '../recipes/search/fetch-pantry-presence.ts';
import { takePrefetchedPresence } from '../recipes/search/prefetch-first-screen.ts';

export type PantryItem = components['schemas']['PantryItem'];

async function readPresence({ signal }: { signal: AbortSignal }): Promise<boolean> {
  try {
    return await (takePrefetchedPresence(signal) ?? fetchPantryPresence(signal));
  } catch (error) {
    if (!signal.aborted) console.warn('Whether the pantry holds anything could not be read.', error);
    throw error;
  }
}

/** Whether the pantry has items. Starts from the browser's stored value, then follows the server. */
export const pantryPresence = () =>
  queryOptions({
    ...CACHE.pantryPresence,
    queryKey: ['pantry', 'has-items'],
    queryFn: readPresence,
    initialData: () => session.userHasPantryItems ?? false,
    initialDataUpdatedAt: 0,
  });

/**
 * Whether the pantry has items, and whether that is confirmed: without a stored value the server must answer
 * first, or the layout would shift when it does.
 */
export function usePantryPresence(): { hasPantry: boolean; isKnown: boolean } {
  const { data, isFetched } = useQuery(pantryPresence());
  // The initial request's result is stored a moment before the query has it.
  const hasPantry = isFetched ? data : (session.userHasPantryItems ?? data);
  return { hasPantry, isKnown: isFetched || session.userHasPantryItems !== null };
}

/** Key prefix of both pantry item queries. */
export const PANTRY_ITEMS = ['pantry', 'items'] as const;

/** The key of the ingredient book. */
export const INGREDIENT_BOOK = ['pantry', 'ingredient-book'] as const;

/** Items cached for either page; undefined if none. */
export const knownPantryItems = (queryClient: QueryClient): PantryItem[] | undefined =>
  newestItems(queryClient)?.data;

/** The more recently fetched of the two queries. */
export function newestItems(queryClient: QueryClient): QueryState<PantryItem[]> | undefined {
  const states = queryClient
    .getQueryCache()
    .findAll({ queryKey: PANTRY_ITEMS })
    .map(({ state }) => state as QueryState<PantryItem[]>);
  const read = states.filter(({ data }) => data !== undefined);
  return read.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0];
}

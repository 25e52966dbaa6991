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

/** Whether the pantry holds anything. Starts from what this browser remembers, then the server decides. */
export const pantryPresence = () =>
  queryOptions({
    ...CACHE.pantryPresence,
    queryKey: ['pantry', 'has-items'],
    queryFn: readPresence,
    initialData: () => session.userHasPantryItems ?? false,
    initialDataUpdatedAt: 0,
  });

/**
 * Whether the pantry holds anything, and whether that is more than a guess: a browser that remembers nothing has to hear
 * it from the server first, and what is shown before that would move when the answer comes.
 */
export function usePantryPresence(): { hasPantry: boolean; isKnown: boolean } {
  const { data, isFetched } = useQuery(pantryPresence());
  // What was asked at the start is remembered a moment before the query has it.
  const hasPantry = isFetched ? data : (session.userHasPantryItems ?? data);
  return { hasPantry, isKnown: isFetched || session.userHasPantryItems !== null };
}

/** What the keys of both queries of the pantry's items begin with. */
export const PANTRY_ITEMS = ['pantry', 'items'] as const;

/** The key of the book of ingredients. */
export const INGREDIENT_BOOK = ['pantry', 'ingredient-book'] as const;

/** What either page has read of the items; undefined before. */
export const knownPantryItems = (queryClient: QueryClient): PantryItem[] | undefined =>
  newestItems(queryClient)?.data;

/** The query of the two that was read last. */
export function newestItems(queryClient: QueryClient): QueryState<PantryItem[]> | undefined {
  const states = queryClient
    .getQueryCache()
    .findAll({ queryKey: PANTRY_ITEMS })
    .map(({ state }) => state as QueryState<PantryItem[]>);
  const read = states.filter(({ data }) => data !== undefined);
  return read.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0];
}

import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { CountryCode } from '@larder/domain';
import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CACHE } from '../platform/queries/cache.ts';
import { client } from '../platform/session/client.ts';
import {
  INGREDIENT_BOOK,
  knownPantryItems,
  newestItems,
  PANTRY_ITEMS,
  type PantryItem,
} from './pantry.query.ts';

/** An ingredient of the book. */
export type BookIngredient = components['schemas']['BookIngredient'];

export type PantryPreset = components['schemas']['PantryPreset'];

async function readPantryItems({
  signal,
  client: queryClient,
}: {
  signal: AbortSignal;
  client: QueryClient;
}): Promise<PantryItem[]> {
  const { pantryItems: read } = await unwrap(client.GET('/pantry', { signal }));
  queryClient.setQueriesData<PantryItem[]>({ queryKey: PANTRY_ITEMS }, () => read);
  return read;
}

// The index and 'My Pantry' cache items for different times, so each has its own query. Each starts with the
// other's data, and a response for one updates both.
const itemsFor = (page: 'management' | 'my-pantry', queryClient: QueryClient) => ({
  queryKey: [...PANTRY_ITEMS, page] as const,
  queryFn: readPantryItems,
  initialData: () => knownPantryItems(queryClient),
  initialDataUpdatedAt: () => newestItems(queryClient)?.dataUpdatedAt,
});

/** All pantry items by name, for the index. */
export const pantryItems = (queryClient: QueryClient) =>
  queryOptions({ ...CACHE.pantryItems, ...itemsFor('management', queryClient) });

/** The same items for 'My Pantry', with a shorter staleTime and gcTime. */
export const myPantryItems = (queryClient: QueryClient) =>
  queryOptions({ ...CACHE.myPantryItems, ...itemsFor('my-pantry', queryClient) });

/** The items as the pantry page shows them: for the index, or for 'My Pantry' while adding. */
export function usePantryItems(isAdding: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    ...(isAdding ? CACHE.myPantryItems : CACHE.pantryItems),
    ...itemsFor(isAdding ? 'my-pantry' : 'management', queryClient),
  });
}

/** A country's preset; not fetched until a country is chosen. */
export const pantryPreset = (countryCode: CountryCode | null) =>
  queryOptions({
    queryKey: ['pantry', 'preset', countryCode],
    queryFn: countryCode
      ? ({ signal }) =>
          unwrap(client.GET('/pantry/presets/{countryCode}', { params: { path: { countryCode } }, signal }))
      : skipToken,
  });

/** The available units. */
export const pantryUnits = () =>
  queryOptions({
    queryKey: ['pantry', 'units'],
    queryFn: async ({ signal }) => (await unwrap(client.GET('/pantry/units', { signal }))).units,
  });

/** Every known ingredient with its aliases and usual amount. Refetched after changes to what is usual. */
export const ingredientBook = () =>
  queryOptions<BookIngredient[], Error, BookIngredient[], typeof INGREDIENT_BOOK>({
    refetchOnMount: ({ state }) => state.isInvalidated,
    queryKey: INGREDIENT_BOOK,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/ingredients', { signal }))).ingredients,
  });

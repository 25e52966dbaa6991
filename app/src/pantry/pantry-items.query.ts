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

// The index and 'My Pantry' keep the items for different times, so each has a query of its own. It begins with what the
// other has, and whatever either of them reads, the other shows.
const itemsFor = (page: 'management' | 'my-pantry', queryClient: QueryClient) => ({
  queryKey: [...PANTRY_ITEMS, page] as const,
  queryFn: readPantryItems,
  initialData: () => knownPantryItems(queryClient),
  initialDataUpdatedAt: () => newestItems(queryClient)?.dataUpdatedAt,
});

/** Everything in the pantry, by name, for its index. */
export const pantryItems = (queryClient: QueryClient) =>
  queryOptions({ ...CACHE.pantryItems, ...itemsFor('management', queryClient) });

/** The same items for 'My Pantry', which reads them again sooner and keeps them for a shorter time. */
export const myPantryItems = (queryClient: QueryClient) =>
  queryOptions({ ...CACHE.myPantryItems, ...itemsFor('my-pantry', queryClient) });

/** The items as the pantry page shows them: for their index, or for 'My Pantry' while something is added. */
export function usePantryItems(isAdding: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    ...(isAdding ? CACHE.myPantryItems : CACHE.pantryItems),
    ...itemsFor(isAdding ? 'my-pantry' : 'management', queryClient),
  });
}

/** What kitchens of a country have; nothing is asked while no country is chosen. */
export const pantryPreset = (countryCode: CountryCode | null) =>
  queryOptions({
    queryKey: ['pantry', 'preset', countryCode],
    queryFn: countryCode
      ? ({ signal }) =>
          unwrap(client.GET('/pantry/presets/{countryCode}', { params: { path: { countryCode } }, signal }))
      : skipToken,
  });

/** The units that a quantity can have. */
export const pantryUnits = () =>
  queryOptions({
    queryKey: ['pantry', 'units'],
    queryFn: async ({ signal }) => (await unwrap(client.GET('/pantry/units', { signal }))).units,
  });

/**
 * Every known ingredient, with its other names and the amount that it usually comes in. Read again when something has changed
 * what is usual since.
 */
export const ingredientBook = () =>
  queryOptions<BookIngredient[], Error, BookIngredient[], typeof INGREDIENT_BOOK>({
    refetchOnMount: ({ state }) => state.isInvalidated,
    queryKey: INGREDIENT_BOOK,
    queryFn: async ({ signal }) => (await unwrap(client.GET('/ingredients', { signal }))).ingredients,
  });

import { unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { CountryCode } from '@larder/domain';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { client } from '../session/client.ts';
import { CACHE } from './cache.ts';
import { knownPantryItems, newestItems, PANTRY_ITEMS, type PantryItem } from './pantry.ts';

export type PantryPreset = components['schemas']['PantryPreset'];

async function readPantryItems({ signal }: { signal: AbortSignal }): Promise<PantryItem[]> {
  return (await unwrap(client.GET('/pantry', { signal }))).pantryItems;
}

// The two pages keep the items for different times, so each has a query of its own. It begins with what the other has.
const itemsFor = (page: 'management' | 'my-pantry', queryClient: QueryClient) => ({
  queryKey: [...PANTRY_ITEMS, page] as const,
  queryFn: readPantryItems,
  initialData: () => knownPantryItems(queryClient),
  initialDataUpdatedAt: () => newestItems(queryClient)?.dataUpdatedAt,
});

/** Everything in the pantry, by name, for the management page. */
export const pantryItems = (queryClient: QueryClient) =>
  queryOptions({ ...CACHE.pantryItems, ...itemsFor('management', queryClient) });

/** The same items for the 'My Pantry' page, which reads them anew sooner and keeps them for a shorter time. */
export const myPantryItems = (queryClient: QueryClient) =>
  queryOptions({ ...CACHE.myPantryItems, ...itemsFor('my-pantry', queryClient) });

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

/** The names that are suggested while an ingredient is typed. */
export const ingredientNames = () =>
  queryOptions({
    queryKey: ['pantry', 'ingredient-names'],
    queryFn: async ({ signal }) => (await unwrap(client.GET('/pantry/ingredients', { signal }))).ingredients,
  });

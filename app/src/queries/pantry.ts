import type { components } from '@larder/contract';
import { unwrap } from '@larder/client';
import type { CountryCode } from '@larder/domain';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { client, session } from '../session/client.ts';
import { CACHE } from './cache.ts';
import { fetchPantryPresence } from './fetch-pantry-presence.ts';
import { takePrefetchedPresence } from './prefetch-first-screen.ts';

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
  const { data: hasPantry, isFetched } = useQuery(pantryPresence());
  return { hasPantry, isKnown: isFetched || session.userHasPantryItems !== null };
}

async function readPantryItems({ signal }: { signal: AbortSignal }): Promise<PantryItem[]> {
  return (await unwrap(client.GET('/pantry', { signal }))).pantryItems;
}

/** Everything in the pantry, by name. */
export const pantryItems = () =>
  queryOptions({
    ...CACHE.pantryItems,
    queryKey: ['pantry', 'items'],
    queryFn: readPantryItems,
  });

/** The same items on the 'My Pantry' page, which reads them anew sooner. */
export const myPantryItems = () =>
  queryOptions({
    ...CACHE.myPantryItems,
    queryKey: pantryItems().queryKey,
    queryFn: readPantryItems,
  });

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

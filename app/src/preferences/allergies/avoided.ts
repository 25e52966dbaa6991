import type { Allergen, Diet } from '@larder/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { notePreferencesChanged } from '../note-preferences.ts';
import { preferences, type Preferences } from '../preferences.query.ts';
import { useReturn } from './use-return.ts';

/** The cook's allergens and diets: loading, failed or known. Only a known value may be treated as 'none'. */
export type Avoided =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'known';
      readonly allergies: readonly Allergen[];
      readonly diets?: readonly Diet[] | undefined;
    };

const LOADING: Avoided = { status: 'loading' };

const AvoidedContext = createContext<Avoided>(LOADING);

export const AvoidedProvider = AvoidedContext.Provider;

/** The cook's allergens from the nearest provider. */
export const useAvoided = (): Avoided => useContext(AvoidedContext);

const NOTHING: readonly Allergen[] = [];

/** What recipes are judged by, to compare. */
const listedIn = (saved: Preferences | null): string =>
  [...(saved?.allergies ?? []), ...(saved?.dietary_restrictions ?? [])].join();

/** The cook's allergens; none while unknown, which the shell points out. */
export function useAllergies(): readonly Allergen[] {
  const avoided = useAvoided();
  return avoided.status === 'known' ? avoided.allergies : NOTHING;
}

/** Answers younger than this are not refetched, in milliseconds: a tab that opens may fire two focus events. */
const FRESH = 2000;

/**
 * Allergens from the settings, connected to the server. The only data refetched on returning to a tab:
 * another device may have changed them, and a stale tab must not present a dish as safe.
 */
export function useSavedAllergies(): { avoided: Avoided; retry: () => void; isRetrying: boolean } {
  const queryClient = useQueryClient();
  const saved = useQuery(preferences());
  useReturn(() => {
    if (Date.now() - saved.dataUpdatedAt > FRESH) void saved.refetch({ cancelRefetch: false });
  });

  const listed = saved.data === undefined ? undefined : listedIn(saved.data);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && listed !== before.current) notePreferencesChanged(queryClient);
    before.current = listed;
  }, [queryClient, listed]);
  const retry = () => void saved.refetch();
  const { data, isError } = saved;
  // Every card reads it: the same answer must not be a new value.
  const avoided = useMemo((): Avoided => {
    if (data === undefined) return isError ? { status: 'failed' } : LOADING;
    return {
      status: 'known',
      allergies: data?.allergies ?? NOTHING,
      diets: data?.dietary_restrictions ?? [],
    };
  }, [data, isError]);
  return { avoided, retry, isRetrying: data === undefined && saved.isFetching };
}

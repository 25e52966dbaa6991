import type { Allergen } from '@larder/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef } from 'react';
import { notePreferencesChanged } from '../note-preferences.ts';
import { preferences } from '../preferences.query.ts';
import { useReturn } from './use-return.ts';

/** What the cook may not eat: on its way, not to be had, or known. Only what is known may be taken for 'none'. */
export type Avoided =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly allergies: readonly Allergen[] };

const LOADING: Avoided = { status: 'loading' };

const AvoidedContext = createContext<Avoided>(LOADING);

export const AvoidedProvider = AvoidedContext.Provider;

/** What the cook may not eat, by the nearest provider. */
export const useAvoided = (): Avoided => useContext(AvoidedContext);

const NOTHING: readonly Allergen[] = [];

/** The allergies of the cook; none while they are not known, which the shell says. */
export function useAllergies(): readonly Allergen[] {
  const avoided = useAvoided();
  return avoided.status === 'known' ? avoided.allergies : NOTHING;
}

/** How young an answer is not asked for again, in milliseconds: a tab that opens may be told twice that it is looked at. */
const FRESH = 2000;

/**
 * The allergies of the settings, on the real server. They are the one thing that is read again when a cook comes back to a
 * tab: another device may have changed them, and nobody is to be told that a dish is safe because a tab is old.
 */
export function useSavedAllergies(): { avoided: Avoided; retry: () => void; isRetrying: boolean } {
  const queryClient = useQueryClient();
  const saved = useQuery(preferences());
  useReturn(() => {
    if (Date.now() - saved.dataUpdatedAt > FRESH) void saved.refetch({ cancelRefetch: false });
  });

  const listed = saved.data === undefined ? undefined : (saved.data?.allergies ?? []).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && listed !== before.current) notePreferencesChanged(queryClient);
    before.current = listed;
  }, [queryClient, listed]);
  const retry = () => void saved.refetch();
  if (saved.data !== undefined) {
    const allergies = saved.data?.allergies ?? [];
    return { avoided: { status: 'known', allergies }, retry, isRetrying: false };
  }
  const avoided: Avoided = saved.isError ? { status: 'failed' } : LOADING;
  return { avoided, retry, isRetrying: saved.isFetching };
}

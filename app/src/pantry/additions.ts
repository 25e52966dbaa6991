import type { CountryCode } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { forgetKeys } from '../platform/queries/idempotency-key.ts';

/** Mutation key of all preset additions, followed by the country where there is one. */
export const ADD_PRESETS = ['pantry', 'add-preset'] as const;

/** Allows a preset to be added again. Requests in flight are kept. */
export function forgetAddedPresets(queryClient: QueryClient, country?: CountryCode): void {
  const cache = queryClient.getMutationCache();
  const mutationKey = country ? [...ADD_PRESETS, country] : ADD_PRESETS;
  for (const addition of cache.findAll({ mutationKey })) {
    if (addition.state.status !== 'pending') cache.remove(addition);
  }
}

/** Something was removed from the pantry or changed, so adding it again is intentional. */
export function forgetAdditions(queryClient: QueryClient): void {
  forgetKeys(queryClient, 'pantry');
  forgetAddedPresets(queryClient);
}

import type { CountryCode } from '@larder/domain';
import type { QueryClient } from '@tanstack/react-query';
import { forgetKeys } from '../platform/queries/idempotency-key.ts';

/** The key of every change that adds presets; of one that adds a country's it is followed by the country. */
export const ADD_PRESETS = ['pantry', 'add-preset'] as const;

/** Says that a country's preset, or any without one, may be added once more. What is on its way stays. */
export function forgetAddedPresets(queryClient: QueryClient, country?: CountryCode): void {
  const cache = queryClient.getMutationCache();
  const mutationKey = country ? [...ADD_PRESETS, country] : ADD_PRESETS;
  for (const addition of cache.findAll({ mutationKey })) {
    if (addition.state.status !== 'pending') cache.remove(addition);
  }
}

/** Says that something was taken out of the pantry, or changed: whatever is added again is meant. */
export function forgetAdditions(queryClient: QueryClient): void {
  forgetKeys(queryClient, 'pantry');
  forgetAddedPresets(queryClient);
}

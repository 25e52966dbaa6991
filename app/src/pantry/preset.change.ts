import type { CountryCode } from '@larder/domain';
import { mutationOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { t } from '../platform/language/t.ts';
import { ADD_PRESETS, forgetAddedPresets } from './additions.ts';
import { pantryAddition, type BulkItem } from './pantry.change.ts';

/** Adds a country's preset to the pantry. Kept while the cook is logged in, so it is added once. */
export const presetAddition = (country: CountryCode | null) =>
  mutationOptions({
    ...pantryAddition(t('Failed to add preset to pantry. Please try again.'), { fromPreset: true }),
    mutationKey: [...ADD_PRESETS, country],
    gcTime: Infinity,
  });

/**
 * Adds a country's preset once: not again while pending or after success, even if its screen was left and
 * reopened. Selecting another country resets that.
 */
export function useAddPreset(country: CountryCode | null) {
  const queryClient = useQueryClient();
  const options = presetAddition(country);
  const { mutate } = useMutation(options);
  const { mutationKey } = options;
  const states = useMutationState({ filters: { mutationKey }, select: ({ state }) => state.status });
  const isAdding = country !== null && states.includes('pending');
  const isAdded = country !== null && states.at(-1) === 'success';
  return {
    isAdding,
    isAdded,
    add: (items: readonly BulkItem[]) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(items);
    },
    forgetAdded: () => {
      if (country) forgetAddedPresets(queryClient, country);
    },
  };
}

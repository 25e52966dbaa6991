import type { CountryCode } from '@larder/domain';
import { mutationOptions, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ADD_PRESETS, forgetAddedPresets } from './additions.ts';
import { pantryAddition, type BulkItem } from './pantry.change.ts';

/** Puts everything of a country's preset in the pantry. Kept as long as the cook is there: it is done once. */
export const presetAddition = (country: CountryCode | null) =>
  mutationOptions({
    ...pantryAddition('Failed to add preset to pantry. Please try again.', { fromPreset: true }),
    mutationKey: [...ADD_PRESETS, country],
    gcTime: Infinity,
  });

/**
 * Adds the preset of a country, once: while it is on its way, and when it is there, it is not added again, also when its
 * screen was left and is back. Choosing another country says that it may.
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

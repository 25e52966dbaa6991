import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { PreferencesValue } from '@larder/ui/preferences-form';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { notePreferencesSavedAtom } from '../atoms/preferences-draft.ts';
import { client, session } from '../session/client.ts';
import { preferences, type Preferences } from './preferences.ts';

type PreferencesInput = components['schemas']['PreferencesInput'];

/** The whole set, in lists of its own. */
const complete = (edited: PreferencesValue): PreferencesInput => ({
  ...edited,
  allergies: [...edited.allergies],
  dietary_restrictions: [...edited.dietary_restrictions],
  kitchen_appliances: [...edited.kitchen_appliances],
  preferred_cuisines: [...edited.preferred_cuisines],
  protein_preferences: [...edited.protein_preferences],
});

/** Replaces the preferences, or saves the first ones: nobody has to know whether there are some already. */
export async function savePreferences(edited: PreferencesValue): Promise<Preferences> {
  const body = { preferences: complete(edited) };
  try {
    return (await unwrap(client.PUT('/preferences', { body }))).preferences;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return (await unwrap(client.POST('/preferences', { body }))).preferences;
  }
}

const SAVE = ['preferences', 'save'];

/**
 * Saves the whole edited set, one at a time, also when its screen was left and is back. What was saved shows at once, and
 * is read anew behind it. A plan that was made with other preferences is looked at again.
 */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  const noteSaved = useSetAtom(notePreferencesSavedAtom);
  const { mutate, isError, reset } = useMutation({
    mutationKey: SAVE,
    mutationFn: savePreferences,
    onMutate: () => session.username,
    onSuccess: (saved, edited, cook) => {
      // Somebody else has signed in meanwhile.
      if (cook !== session.username) return;
      noteSaved(edited);
      queryClient.setQueryData(preferences().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: preferences().queryKey });
      void queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
    },
  });
  return {
    save: (edited: PreferencesValue) => {
      if (queryClient.isMutating({ mutationKey: SAVE }) === 0) mutate(edited);
    },
    isSaving: useIsMutating({ mutationKey: SAVE }) > 0,
    hasFailed: isError,
    forgetFailure: reset,
  };
}

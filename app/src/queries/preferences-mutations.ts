import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { PreferencesValue } from '@larder/ui/preferences-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { notePreferencesSavedAtom } from '../atoms/preferences-draft.ts';
import { client } from '../session/client.ts';
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

/** Saves the whole edited set. What was saved shows at once, and is read anew behind it. */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  const noteSaved = useSetAtom(notePreferencesSavedAtom);
  return useMutation({
    mutationFn: savePreferences,
    onSuccess: (saved, edited) => {
      noteSaved(edited);
      queryClient.setQueryData(preferences().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: preferences().queryKey });
      // The plan may no longer fit: it is asked for again where it is shown next.
      void queryClient.invalidateQueries({ queryKey: ['meal-plan'], refetchType: 'none' });
    },
  });
}

import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import type { PreferencesValue } from '@larder/ui/preferences-form';
import { toast } from '@larder/ui/toaster';
import {
  mutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { notePreferencesChanged } from './note-preferences.ts';
import {
  editPreferencesAtom,
  notePreferencesSavedAtom,
  preferencesDraftAtom,
} from './preferences-draft.atom.ts';
import { preferences, type Preferences } from './preferences.query.ts';

type PreferencesInput = components['schemas']['PreferencesInput'];

/** The complete set, with its lists copied. */
const complete = (edited: PreferencesValue): PreferencesInput => ({
  ...edited,
  allergies: [...edited.allergies],
  dietary_restrictions: [...edited.dietary_restrictions],
  kitchen_appliances: [...edited.kitchen_appliances],
  preferred_cuisines: [...edited.preferred_cuisines],
  protein_preferences: [...edited.protein_preferences],
});

/** Replaces the preferences, or creates them if there are none yet. */
export async function savePreferences(edited: PreferencesValue): Promise<Preferences> {
  const body = { preferences: complete(edited) };
  try {
    return (await unwrap(client.PUT('/preferences', { body }))).preferences;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return (await unwrap(client.POST('/preferences', { body }))).preferences;
  }
}

const SAVE = ['preferences', 'save'] as const;

/** Resets the last save's status. Pending ones are kept. */
function forgetSaves(queryClient: QueryClient): void {
  const cache = queryClient.getMutationCache();
  for (const save of cache.findAll({ mutationKey: SAVE })) {
    if (save.state.status !== 'pending') cache.remove(save);
  }
}

/**
 * Saves all edited preferences and confirms it. They are shown at once and refetched in the background. A
 * plan made with other preferences is checked again. On failure, the error and the edits are kept.
 */
export const preferencesSave = mutationOptions({
  mutationKey: SAVE,
  mutationFn: savePreferences,
  gcTime: Infinity,
  onMutate: (_edited, { client: queryClient }) => {
    forgetSaves(queryClient);
    // Another response may update the saved preferences before this one arrives.
    return { cook: askingCook(), before: queryClient.getQueryData(preferences().queryKey) };
  },
  onError: (error, _edited, asked, { client: queryClient }) => {
    if (!isHere(asked?.cook) || !isUncertain(error)) return;
    // Revalidated once the edited set no longer covers it.
    void queryClient.invalidateQueries({ queryKey: preferences().queryKey, refetchType: 'none' });
    notePreferencesChanged(queryClient);
  },
  onSuccess: (saved, edited, { cook, before }, { client: queryClient }) => {
    if (!isHere(cook)) return;
    getDefaultStore().set(notePreferencesSavedAtom, edited);
    if (before) offerPreferencesBack(queryClient, before, saved);
    else toast.success('Preferences saved');
    showPreferences(queryClient, saved);
  },
});

function showPreferences(queryClient: QueryClient, saved: Preferences): void {
  queryClient.setQueryData(preferences().queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: preferences().queryKey });
  notePreferencesChanged(queryClient);
}

/**
 * Confirms the save and offers to undo its changes, such as an allergy removed by mistake. Later changes are
 * kept.
 */
function offerPreferencesBack(queryClient: QueryClient, before: Preferences, saved: Preferences): void {
  const isSame = (name: string) =>
    JSON.stringify(before[name as keyof Preferences]) === JSON.stringify(saved[name as keyof Preferences]);
  const changed = Object.fromEntries(Object.entries(before).filter(([name]) => !isSame(name)));
  offerUndo({
    done: 'Preferences saved',
    undo: async () => {
      const cook = askingCook();
      const current = queryClient.getQueryData(preferences().queryKey) ?? saved;
      const back = await savePreferences({ ...current, ...changed });
      if (!isHere(cook)) return;
      // Current edits are saved as a whole, which would remove what is restored here.
      const store = getDefaultStore();
      const draft = store.get(preferencesDraftAtom);
      if (draft) store.set(editPreferencesAtom, { ...draft, ...changed });
      showPreferences(queryClient, back);
    },
    undone: 'Your preferences are as they were.',
    failure: 'Your preferences could not be changed back.',
  });
}

/** Discards a failed save and its edits, and refetches if it may have been applied. */
export function dropFailedSave(queryClient: QueryClient): void {
  forgetSaves(queryClient);
  void queryClient.refetchQueries({ queryKey: preferences().queryKey, predicate: isDoubted });
}

const isDoubted = ({ state }: Query) => state.isInvalidated;

/** Saves preferences, one set at a time; the outcome is known even if the screen was left and reopened. */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(preferencesSave);
  const last = useMutationState({ filters: { mutationKey: SAVE }, select: ({ state }) => state.status }).at(
    -1,
  );
  return {
    save: (edited: PreferencesValue) => {
      if (queryClient.isMutating({ mutationKey: SAVE }) === 0) mutate(edited);
    },
    isSaving: last === 'pending',
    hasFailed: last === 'error',
    forgetFailure: () => dropFailedSave(queryClient),
  };
}

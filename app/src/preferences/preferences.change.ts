import { ApiError, unwrap } from '@larder/client';
import type { components } from '@larder/contract';
import { changedPreferences, type PreferencesValue } from '@larder/ui/preferences-form';
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
import { useCallback, useMemo } from 'react';
import { t } from '../platform/language/t.ts';
import { conflictsOf } from '../platform/queries/conflict.ts';
import { askingCook, isHere } from '../platform/queries/change-outcome.ts';
import { isUncertain } from '../platform/queries/uncertain.ts';
import { client } from '../platform/session/client.ts';
import { offerUndo } from '../platform/undo/offer-undo.ts';
import { notePreferencesChanged } from './note-preferences.ts';
import { resolvedDraft } from './preferences-conflict.ts';
import { notePreferencesSavedAtom, type PreferencesDraft } from './preferences-draft.atom.ts';
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
  dislikes: [...edited.dislikes],
  staples: edited.staples && [...edited.staples],
});

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Saved preferences, and the previous ones; null if they are the first. */
interface SavedPreferences {
  saved: Preferences;
  before: Preferences | null;
}

async function replacePreferences({ base, edited }: PreferencesDraft): Promise<SavedPreferences> {
  const body = { preferences: complete(edited), base: complete(base) };
  const { preferences: saved, before } = await unwrap(client.PUT('/preferences', { body }));
  return { saved, before };
}

/**
 * Replaces the preferences, or creates them if there are none yet. Changes that another device has made since the
 * base are kept; if both have changed the same preference, the save is refused.
 */
export async function savePreferences(draft: PreferencesDraft): Promise<SavedPreferences> {
  try {
    return await replacePreferences(draft);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  try {
    const body = { preferences: complete(draft.edited) };
    return { saved: (await unwrap(client.POST('/preferences', { body }))).preferences, before: null };
  } catch (error) {
    // Another device has created them just now.
    if (!hasStatus(error, 409)) throw error;
    return replacePreferences(draft);
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
  onMutate: (_draft, { client: queryClient }) => {
    forgetSaves(queryClient);
    return askingCook();
  },
  onError: (error, _draft, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    if (conflictsOf(error)) void queryClient.invalidateQueries({ queryKey: preferences().queryKey });
    if (!isUncertain(error)) return;
    // Revalidated once the edited set no longer covers it.
    void queryClient.invalidateQueries({ queryKey: preferences().queryKey, refetchType: 'none' });
    notePreferencesChanged(queryClient);
  },
  onSuccess: ({ saved, before }, draft, cook, { client: queryClient }) => {
    if (!isHere(cook)) return;
    getDefaultStore().set(notePreferencesSavedAtom, draft);
    // The first save cannot be undone: there is no previous set.
    if (before && changedPreferences(before, saved).length > 0)
      offerPreferencesBack(queryClient, before, saved);
    else toast.success(t('Preferences saved'));
    showPreferences(queryClient, saved);
  },
});

function showPreferences(queryClient: QueryClient, saved: Preferences): void {
  queryClient.setQueryData(preferences().queryKey, saved);
  void queryClient.invalidateQueries({ queryKey: preferences().queryKey });
  notePreferencesChanged(queryClient);
}

/**
 * Confirms the save and offers to undo what it changed, such as an allergy removed by mistake. Other changes are kept, wherever
 * they were made.
 */
function offerPreferencesBack(queryClient: QueryClient, before: Preferences, saved: Preferences): void {
  offerUndo({
    done: t('Preferences saved'),
    undo: async () => {
      const cook = askingCook();
      const back = await undoSave({ base: saved, edited: before });
      if (isHere(cook)) showPreferences(queryClient, back);
    },
    refetch: () => void queryClient.invalidateQueries({ queryKey: preferences().queryKey }),
    undone: t('Your preferences are back to what they were.'),
    failure: t('Your preferences could not be changed back.'),
  });
}

/** Undoes a save, except for values that were changed since. */
async function undoSave(draft: PreferencesDraft): Promise<Preferences> {
  try {
    return (await replacePreferences(draft)).saved;
  } catch (error) {
    const later = conflictsOf(error);
    if (!later) throw error;
    return (await replacePreferences(resolvedDraft(draft, later, 'theirs'))).saved;
  }
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
  const { mutateAsync } = useMutation(preferencesSave);
  const last = useMutationState({ filters: { mutationKey: SAVE }, select: ({ state }) => state }).at(-1);
  const error = last?.status === 'error' ? last.error : null;
  const conflicts = useMemo(() => conflictsOf(error), [error]);
  return {
    /** `onSaved` is called on success, even if the component is gone. */
    save: (draft: PreferencesDraft, onSaved?: () => void) => {
      if (queryClient.isMutating({ mutationKey: SAVE }) === 0)
        void mutateAsync(draft).then(onSaved, () => undefined);
    },
    isSaving: last?.status === 'pending',
    hasFailed: error !== null && conflicts === null,
    /** The values that another device has changed too since the base of the failed save. */
    conflicts,
    forgetFailure: useCallback(() => dropFailedSave(queryClient), [queryClient]),
  };
}

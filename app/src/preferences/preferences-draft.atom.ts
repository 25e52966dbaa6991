import type { Draft } from '@larder/domain';
import type { PreferencesValue } from '@larder/ui/preferences-form';
import { atom } from 'jotai';

/** Edited preferences, and the saved ones they started from. */
export type PreferencesDraft = Draft<PreferencesValue>;

const editedAtom = atom<PreferencesDraft | null>(null);

/** The edited preferences, kept while other screens are open; null if unchanged. */
export const preferencesDraftAtom = atom((get) => get(editedAtom));

/** Stores the edits. */
export const editPreferencesAtom = atom(null, (_get, set, edited: PreferencesDraft) =>
  set(editedAtom, edited),
);

/** Discards the edits, because they are unwanted or another cook's. */
export const dropPreferencesDraftAtom = atom(null, (_get, set) => set(editedAtom, null));

/** Discards the edits once saved, unless they changed meanwhile. */
export const notePreferencesSavedAtom = atom(null, (get, set, saved: PreferencesDraft) => {
  if (get(editedAtom) === saved) set(editedAtom, null);
});

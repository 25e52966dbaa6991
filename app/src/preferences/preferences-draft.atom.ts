import type { PreferencesValue } from '@larder/ui/preferences-form';
import { atom } from 'jotai';

const editedAtom = atom<PreferencesValue | null>(null);

/** The preferences as they are being edited, kept while other screens are looked at; null while nothing was changed. */
export const preferencesDraftAtom = atom((get) => get(editedAtom));

/** Keeps what was edited. */
export const editPreferencesAtom = atom(null, (_get, set, edited: PreferencesValue) =>
  set(editedAtom, edited),
);

/** Forgets what was edited: it is no longer wanted, or another cook's. */
export const dropPreferencesDraftAtom = atom(null, (_get, set) => set(editedAtom, null));

/** Forgets what was edited once it is saved, unless it was edited further meanwhile. */
export const notePreferencesSavedAtom = atom(null, (get, set, saved: PreferencesValue) => {
  if (get(editedAtom) === saved) set(editedAtom, null);
});

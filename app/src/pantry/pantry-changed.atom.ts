import { atom } from 'jotai';

const changedAtom = atom(false);

/** Whether the pantry has changed since the visible recipes were matched. */
export const pantryChangedAtom = atom((get) => get(changedAtom));

/** Records that the pantry has changed. */
export const notePantryChangeAtom = atom(null, (_get, set) => set(changedAtom, true));

/** Records that the recipes were matched again. */
export const noteMatchesRefreshedAtom = atom(null, (_get, set) => set(changedAtom, false));

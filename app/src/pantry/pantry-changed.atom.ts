import { atom } from 'jotai';

const changedAtom = atom(false);

/** Whether the pantry has changed since the recipes on screen were matched with it. */
export const pantryChangedAtom = atom((get) => get(changedAtom));

/** Says that the pantry has changed. */
export const notePantryChangeAtom = atom(null, (_get, set) => set(changedAtom, true));

/** Says that the recipes were matched again. */
export const noteMatchesRefreshedAtom = atom(null, (_get, set) => set(changedAtom, false));

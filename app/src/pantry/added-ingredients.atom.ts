import { atom } from 'jotai';

const addedAtom = atom<ReadonlySet<number>>(new Set<number>());

/** The ingredients added to the pantry from a recipe during this visit. */
export const addedIngredientsAtom = atom((get) => get(addedAtom));

/** Records that an ingredient was added to the pantry. */
export const noteIngredientAddedAtom = atom(null, (get, set, id: number) =>
  set(addedAtom, new Set(get(addedAtom)).add(id)),
);

/** Records that an ingredient is no longer in the pantry. */
export const noteIngredientGoneAtom = atom(null, (get, set, id: number) =>
  set(addedAtom, new Set([...get(addedAtom)].filter((other) => other !== id))),
);

/** Resets for another user. */
export const forgetAddedIngredientsAtom = atom(null, (_get, set) => set(addedAtom, new Set<number>()));

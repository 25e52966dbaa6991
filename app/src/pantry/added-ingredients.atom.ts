import { atom } from 'jotai';

const addedAtom = atom<ReadonlySet<number>>(new Set<number>());

/** The ingredients that went into the pantry from a recipe in this visit. */
export const addedIngredientsAtom = atom((get) => get(addedAtom));

/** Says that an ingredient went into the pantry. */
export const noteIngredientAddedAtom = atom(null, (get, set, id: number) =>
  set(addedAtom, new Set(get(addedAtom)).add(id)),
);

/** Says that an ingredient is not in the pantry after all. */
export const noteIngredientGoneAtom = atom(null, (get, set, id: number) =>
  set(addedAtom, new Set([...get(addedAtom)].filter((other) => other !== id))),
);

/** Starts over: somebody else is cooking. */
export const forgetAddedIngredientsAtom = atom(null, (_get, set) => set(addedAtom, new Set<number>()));

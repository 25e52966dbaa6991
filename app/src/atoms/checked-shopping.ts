import { atom } from 'jotai';

const checkedAtom = atom<readonly string[]>([]);

/** The ids of the shopping items that are in the basket. They live as long as this visit, and nowhere else. */
export const checkedShoppingAtom = atom(
  (get) => get(checkedAtom),
  (_get, set, ids: readonly string[]) => set(checkedAtom, ids),
);

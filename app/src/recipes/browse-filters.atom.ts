import { NO_FILTERS, type RecipeFilters } from '@larder/domain';
import { atom } from 'jotai';

const filtersAtom = atom<RecipeFilters>(NO_FILTERS);

/** The filters with which recipes were looked at last in this visit: a plan is made within them. */
export const browseFiltersAtom = atom((get) => get(filtersAtom));

/** Says which filters recipes are looked at with. */
export const noteBrowseFiltersAtom = atom(null, (get, set, filters: RecipeFilters) => {
  const before = get(filtersAtom);
  if (keyOf(before) !== keyOf(filters)) set(filtersAtom, filters);
});

/** Starts over: somebody else is cooking. */
export const forgetBrowseFiltersAtom = atom(null, (_get, set) => set(filtersAtom, NO_FILTERS));

const keyOf = ({ flags, countries }: RecipeFilters) => [...flags, ...countries].join();

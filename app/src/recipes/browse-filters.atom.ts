import { NO_FILTERS, type RecipeFilters } from '@larder/domain';
import { atom } from 'jotai';

const filtersAtom = atom<RecipeFilters>(NO_FILTERS);

/** The filters last used for browsing during this visit: plans are generated with them. */
export const browseFiltersAtom = atom((get) => get(filtersAtom));

/** Records the filters used for browsing. */
export const noteBrowseFiltersAtom = atom(null, (get, set, filters: RecipeFilters) => {
  const before = get(filtersAtom);
  if (keyOf(before) !== keyOf(filters)) set(filtersAtom, filters);
});

/** Resets for another user. */
export const forgetBrowseFiltersAtom = atom(null, (_get, set) => set(filtersAtom, NO_FILTERS));

const keyOf = ({ flags, countries }: RecipeFilters) => [...flags, ...countries].join();

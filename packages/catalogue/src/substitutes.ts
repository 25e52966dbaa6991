import { DATA } from './data/data.ts';

export type { Part, Substitution } from './data/table-files.ts';

/**
 * What can stand in for what, beyond kinds (`parent`). None brings in an allergen or an animal, or breaks a diet that the
 * recipe keeps; `checks/substitutes.ts` sees to that.
 */
export const SUBSTITUTIONS = DATA.substitutes.substitutions;

/** What comes out of another ingredient. */
export const PARTS = DATA.substitutes.parts;

/**
 * Of these one is enough on a shopping list. Each taker covers the others, as a kind or in their place;
 * `checks/bought-as-one.test.ts` sees to that.
 */
export const BOUGHT_AS_ONE = DATA.substitutes.boughtAsOne;

import { DATA } from './data/data.ts';

export type { Part, Substitution } from './data/table-files.ts';

/**
 * Substitutes beyond kinds (`parent`). None adds an allergen or an animal, or breaks a diet that the recipe
 * fits; `checks/substitutes.ts` enforces that.
 */
export const SUBSTITUTIONS = DATA.substitutes.substitutions;

/** Parts of other ingredients. */
export const PARTS = DATA.substitutes.parts;

/**
 * One of these is enough on a shopping list, because it covers the others, as a kind or a substitute;
 * `checks/bought-as-one.test.ts` enforces that.
 */
export const BOUGHT_AS_ONE = DATA.substitutes.boughtAsOne;

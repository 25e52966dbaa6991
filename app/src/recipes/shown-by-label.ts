import type { RecipeDetails } from './recipes.query.ts';
import { regionalName } from '../platform/locale/shown-name.ts';

/** What only some products contain, with the ingredients whose labels decide, by the names in the cook's English. */
export const shownByLabel = (byLabel: RecipeDetails['dietary_by_label']) =>
  byLabel?.map(({ flag, ingredients }) => ({
    flag,
    ingredients: ingredients.map((name) => regionalName(name)),
  }));

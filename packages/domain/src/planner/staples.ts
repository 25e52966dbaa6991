import type { Preferences } from '../model/preferences.ts';
import { forHousehold } from './household.ts';
import type { Dish } from './model.ts';

/** A recipe as it is planned for a cook: for their household, with the staples of their kitchen. */
export const forCook = <Recipe extends Dish>(recipe: Recipe, preferences: Preferences): Recipe =>
  withStaples(forHousehold(recipe, preferences), preferences);

/** A recipe in a kitchen that always has these staples. Without the cook's own choice they are the usual ones. */
export function withStaples<Recipe extends Dish>(
  recipe: Recipe,
  { staples = null }: Pick<Preferences, 'staples'>,
): Recipe {
  if (staples === null) return recipe;
  const needs = recipe.needs.map((need) => ({ ...need, isStaple: staples.includes(need.ingredientId) }));
  return { ...recipe, needs };
}

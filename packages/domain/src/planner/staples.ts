import type { Preferences } from '../model/preferences.ts';
import { forHousehold } from './household.ts';
import type { Dish } from './model.ts';

/** A recipe as planned for a cook: scaled to their household, with their kitchen's staples. */
export const forCook = <Recipe extends Dish>(recipe: Recipe, preferences: Preferences): Recipe =>
  withStaples(forHousehold(recipe, preferences), preferences);

/** A recipe in a kitchen that always has these staples; the usual ones, unless the cook chose their own. */
export function withStaples<Recipe extends Dish>(
  recipe: Recipe,
  { staples = null }: Pick<Preferences, 'staples'>,
): Recipe {
  if (staples === null) return recipe;
  const needs = recipe.needs.map((need) => ({ ...need, isStaple: staples.includes(need.ingredientId) }));
  return { ...recipe, needs };
}

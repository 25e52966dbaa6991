import { keptForCook } from '../platform/offline/kept-for-cook.ts';
import type { RecipeDetails } from './recipes.query.ts';

const kept = keptForCook<readonly RecipeDetails[]>('planRecipes', 1);

/** Stores the plan's recipes in full, replacing those of the previous plan. */
export const keepRecipes = (recipes: readonly RecipeDetails[]): void => kept.keep(recipes);

/** All recipes stored for this cook. */
export const readKeptRecipes = (): readonly RecipeDetails[] => kept.read() ?? [];

/** One of them, as of when it was stored. */
export const readKeptRecipe = (id: number): RecipeDetails | null =>
  readKeptRecipes().find((recipe) => recipe.id === id) ?? null;

/** Removes them, so the browser's next user cannot find them. */
export const forgetKeptRecipes = (): void => kept.forget();

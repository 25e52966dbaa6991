import { keptForCook } from '../platform/offline/kept-for-cook.ts';
import type { RecipeDetails } from './recipes.query.ts';

const kept = keptForCook<readonly RecipeDetails[]>('planRecipes', 1);

/** Keeps the recipes of the plan in full, in the place of those of the plan before. */
export const keepRecipes = (recipes: readonly RecipeDetails[]): void => kept.keep(recipes);

/** All recipes that this browser has kept for this very cook. */
export const readKeptRecipes = (): readonly RecipeDetails[] => kept.read() ?? [];

/** One of them, as it was when it was kept. */
export const readKeptRecipe = (id: number): RecipeDetails | null =>
  readKeptRecipes().find((recipe) => recipe.id === id) ?? null;

/** Nobody who uses this browser next shall find them. */
export const forgetKeptRecipes = (): void => kept.forget();

import { deriveRecipe } from './derive.ts';
import { INGREDIENTS } from './ingredients/index.ts';
import { INGREDIENT_INDEX } from './ingredients/ingredient-index.ts';
import type { Ingredient, Preset, Recipe } from '@larder/domain/model';
import { PRESETS } from './presets.ts';
import { RECIPES } from './recipes/index.ts';
import { versionOf } from './version.ts';

/** Everything that Larder knows before its first user arrives. */
export interface Catalogue {
  ingredients: readonly Ingredient[];
  recipes: readonly Recipe[];
  presets: readonly Preset[];
}

export { INGREDIENT_INDEX };

/** The complete catalogue: recipes include what is derived from their ingredients. */
export const CATALOGUE: Catalogue = {
  ingredients: INGREDIENTS,
  recipes: RECIPES.map((recipe) => deriveRecipe(recipe, INGREDIENT_INDEX)),
  presets: PRESETS,
};

/** Changes with the catalogue's content, so that a server knows when to reseed. */
export const catalogueVersion = versionOf(CATALOGUE);

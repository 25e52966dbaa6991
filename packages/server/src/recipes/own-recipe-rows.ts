import { deriveRecipe } from '@larder/catalogue';
import { IngredientIndex, type RecipeSource } from '@larder/domain/model';
import type { Connection } from '../platform/database/connection.ts';
import { readCatalogueVersion, readIngredients } from './catalogue/catalogue.store.ts';
import { lineRows, recipeRow } from './catalogue/rows.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import type { RecipeRows } from './own-recipe.store.ts';

/** The ingredients as the database has them: this server may not have read a newer catalogue yet. */
export async function ingredientsIn(
  db: Connection,
  { version, names }: Pick<CatalogueSnapshot, 'version' | 'names'>,
): Promise<IngredientIndex> {
  return (await readCatalogueVersion(db)) === version
    ? names
    : new IngredientIndex(await readIngredients(db));
}

/** A cook's recipe as rows, with everything derived from its ingredients. */
export function ownRecipeRows(source: RecipeSource, names: IngredientIndex): RecipeRows {
  const recipe = deriveRecipe(source, names);
  return { recipe: recipeRow(recipe), lines: lineRows(recipe, names) };
}

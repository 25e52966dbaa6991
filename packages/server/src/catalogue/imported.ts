import {
  deriveRecipe,
  IngredientIndex,
  type Appliance,
  type Course,
  type Difficulty,
  type Ingredient,
  type SpiceLevel,
} from '@larder/catalogue';
import { splitInstructions } from '@larder/domain';
import { asc, eq, gte } from 'drizzle-orm';
import { FIRST_IMPORTED_RECIPE_ID, recipeIngredients, recipes } from '../database/schema.ts';
import { eatenShare, gramsOfLine } from '../import/weights.ts';
import type { Connection } from '../stores/connection.ts';
import { recipeRow } from './rows.ts';

/**
 * Derives anew what imported recipes have from their ingredients. A newer catalogue may know more of an ingredient, and
 * a recipe must not go on claiming to be free of what it holds.
 */
export async function renewImported(db: Connection, ingredients: readonly Ingredient[]): Promise<void> {
  const rows = await db.select().from(recipes).where(gte(recipes.id, FIRST_IMPORTED_RECIPE_ID));
  if (rows.length === 0) return;
  const lines = await db
    .select()
    .from(recipeIngredients)
    .where(gte(recipeIngredients.recipeId, FIRST_IMPORTED_RECIPE_ID))
    .orderBy(asc(recipeIngredients.position));
  const index = new IngredientIndex(ingredients);
  for (const row of rows) {
    const own = lines.filter(({ recipeId }) => recipeId === row.id);
    const recipe = deriveRecipe(
      {
        ...row,
        difficulty: row.difficulty as Difficulty,
        spice: row.spice as SpiceLevel,
        course: row.course as Course,
        appliances: row.appliances as Appliance[],
        steps: splitInstructions(row.instructions),
        ingredients: own.map(({ ingredientId, quantity, unit, notes }) => {
          const ingredient = index.require(ingredientId);
          const eaten = eatenShare(notes ?? '', gramsOfLine(ingredient, quantity, unit));
          return { ingredient: ingredient.slug, quantity, unit, ...(eaten < 1 && { eaten }) };
        }),
      },
      index,
    );
    await db.update(recipes).set(recipeRow(recipe, index)).where(eq(recipes.id, row.id));
  }
}

import type { CountryCode, DietaryFlags, Unit, WaitingKind } from '@larder/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isReadableBy, isShared } from '../platform/access/readable-recipes.ts';
import type { Connection } from '../platform/database/connection.ts';
import { ingredients, recipeIngredients, recipes } from '../platform/database/schema.ts';
import { dietaryColumns, toDietaryFlags } from './catalogue/dietary-columns.ts';
import { timeColumns } from './catalogue/time-columns.ts';

/** How long a recipe takes, in minutes. */
export interface RecipeTimes {
  readonly prepTime: number;
  readonly cookTime: number;
  readonly waitingTime: number;
  readonly waitingKind: WaitingKind | null;
}

/** What a card shows of a recipe. `slug` names its picture. */
export interface RecipeCard extends RecipeTimes {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly englishTitle: string | null;
  readonly country: CountryCode;
  readonly servings: number;
  readonly ingredientCount: number;
  /** What it counts as holding. */
  readonly allergens: readonly string[];
  readonly dietary: DietaryFlags;
  /** What it is made of, in order. */
  readonly needs: readonly CardNeed[];
}

/** A line of a recipe as far as a card tells what is missing. */
export interface CardNeed {
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: Unit;
}

export interface RecipeLine {
  readonly ingredientId: number;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Unit;
  readonly notes: string | null;
}

export interface RecipeWithLines extends Omit<RecipeCard, 'ingredientCount' | 'needs'> {
  readonly instructions: string;
  readonly sourceUrl: string | null;
  readonly lines: readonly RecipeLine[];
}

const summaryColumns = {
  id: recipes.id,
  slug: recipes.slug,
  title: recipes.title,
  englishTitle: recipes.englishTitle,
  country: recipes.country,
  ...timeColumns,
  servings: recipes.servings,
  allergens: recipes.allergens,
  ...dietaryColumns,
};

function withFlags<Row extends DietaryFlags>(row: Row): Row & { dietary: DietaryFlags } {
  return { ...row, dietary: toDietaryFlags(row) };
}

/** The cards of these recipes, as far as the user may see them, in no order. */
export async function readCards(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<RecipeCard[]> {
  const rows = await db
    .select({
      ...summaryColumns,
      needs: sql<CardNeed[]>`(select coalesce(json_agg(json_build_object(
        'ingredientId', ingredient_id, 'quantity', quantity, 'unit', unit) order by position), '[]'::json)
        from ${recipeIngredients} where recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isReadableBy(userId)));
  return rows.map((row) => ({ ...withFlags(row), ingredientCount: row.needs.length }));
}

/** One recipe with its lines as written; null when there is none of that id that the user may see. */
export async function readRecipe(
  db: Connection,
  userId: string,
  id: number,
): Promise<RecipeWithLines | null> {
  const [row] = await db
    .select({
      ...summaryColumns,
      instructions: recipes.instructions,
      sourceUrl: recipes.sourceUrl,
    })
    .from(recipes)
    .where(and(eq(recipes.id, id), isReadableBy(userId)));
  if (!row) return null;
  const lines = await db
    .select({
      ingredientId: recipeIngredients.ingredientId,
      name: ingredients.name,
      quantity: recipeIngredients.quantity,
      unit: recipeIngredients.unit,
      notes: recipeIngredients.notes,
    })
    .from(recipeIngredients)
    .innerJoin(ingredients, eq(ingredients.id, recipeIngredients.ingredientId))
    .where(eq(recipeIngredients.recipeId, id))
    .orderBy(asc(recipeIngredients.position));
  return { ...withFlags(row), lines };
}

/**
 * How much the titles that hold something like the text are like it, by recipe: from 0.6 to 1. Of those that everybody
 * shares, and the owner's own where one is given.
 */
export async function findByLikeness(
  db: Connection,
  ownerId: string | null,
  text: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ id: number; likeness: number }>(sql`
    select id, word_similarity(${text}, title_key) as likeness
    from ${recipes} where ${text} <% title_key and ${ownerId === null ? isShared : isReadableBy(ownerId)}`);
  return new Map(rows.map(({ id, likeness }) => [id, likeness]));
}

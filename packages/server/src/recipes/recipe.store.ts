import type { CountryCode, DietaryFlags, Unit, WaitingKind } from '@larder/domain';
import type { NutritionDetails, Recipe } from '@larder/domain/model';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isFlexible, isReadableBy, isShared } from '../platform/access/readable-recipes.ts';
import type { Connection } from '../platform/database/connection.ts';
import {
  FIRST_IMPORTED_RECIPE_ID,
  ingredients,
  recipeIngredients,
  recipes,
  type WrittenRecipe,
} from '../platform/database/schema.ts';
import { dietaryColumns, toDietaryFlags } from './catalogue/dietary-columns.ts';
import { timeColumns } from './catalogue/time-columns.ts';
import { unknownNeed } from './unknown-lines.ts';

/** A recipe's times in minutes. */
export interface RecipeTimes {
  readonly prepTime: number;
  readonly cookTime: number;
  readonly waitingTime: number;
  readonly waitingKind: WaitingKind | null;
}

/** A recipe's card data. `slug` names its picture. */
export interface RecipeCard extends RecipeTimes {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly englishTitle: string | null;
  readonly country: CountryCode | null;
  readonly servings: number;
  readonly ingredientCount: number;
  /** Its declared allergens. */
  readonly allergens: readonly string[];
  readonly dietary: DietaryFlags;
  /** The diets that it fits. */
  readonly diets: readonly string[];
  /** It is no longer in the catalogue. */
  readonly isRetired: boolean;
  /** The cook wrote it. */
  readonly isOwn: boolean;
  readonly version: number;
  readonly unknownLines: readonly string[];
  /** All that is written in an imported recipe or a cook's own; null in others, which are checked beforehand. */
  readonly texts: readonly string[] | null;
  /** Its ingredients, in order. */
  readonly needs: readonly CardNeed[];
}

/** A recipe line, for naming missing ingredients on a card. */
export interface CardNeed {
  /** Below 0 for a line without a known ingredient, which has a text. */
  readonly ingredientId: number;
  readonly text?: string;
  readonly quantity: number;
  readonly unit: Unit;
}

export interface RecipeLine {
  /** Its position among all lines. */
  readonly position: number;
  readonly ingredientId: number;
  readonly name: string;
  readonly quantity: number;
  readonly unit: Unit;
  readonly notes: string | null;
}

export interface RecipeWithLines extends Omit<RecipeCard, 'ingredientCount' | 'needs'> {
  readonly instructions: string;
  readonly eveningBefore: string | null;
  /** What goes well with it; not counted. */
  readonly serveWith: NonNullable<Recipe['serveWith']>;
  readonly sourceUrl: string | null;
  /** Per serving: energy in kcal, everything else in grams. */
  readonly calories: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly nutritionDetails: NutritionDetails | null;
  readonly lines: readonly RecipeLine[];
  /** Its lines and steps as its cook wrote them; null for any other recipe. */
  readonly written: WrittenRecipe | null;
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
  diets: recipes.diets,
  isRetired: sql<boolean>`${recipes.retiredAt} is not null`,
  isOwn: sql<boolean>`${recipes.ownerId} is not null and not ${isFlexible}`,
  version: recipes.ownerVersion,
  unknownLines: recipes.unknownLines,
  // Bare columns of the recipe: none of the inner tables has one of that name.
  texts: sql<string[] | null>`case when ${recipes.id} >= ${FIRST_IMPORTED_RECIPE_ID} then
    array[${recipes.title}, ${recipes.instructions}]::text[]
    || (select coalesce(array_agg(notes), '{}') from ${recipeIngredients}
      where recipe_id = ${recipes.id} and notes is not null)
    || (select coalesce(array_agg(line ->> 'text'), '{}')
      from jsonb_array_elements(${recipes.written} -> 'lines') as line) end`,
  ...dietaryColumns,
};

function withFlags<Row extends DietaryFlags>(row: Row): Row & { dietary: DietaryFlags } {
  return { ...row, dietary: toDietaryFlags(row) };
}

/** The cards of these recipes, as far as the user can read them, unordered. */
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
  return rows.map((row) => {
    const unknown = row.unknownLines.map((text) => ({ ...unknownNeed(text), text }));
    const needs = [...row.needs, ...unknown];
    return { ...withFlags(row), needs, ingredientCount: needs.length };
  });
}

/** A recipe with its lines; null if there is none with that id that the user can read. */
export async function readRecipe(
  db: Connection,
  userId: string,
  id: number,
): Promise<RecipeWithLines | null> {
  const [row] = await db
    .select({
      ...summaryColumns,
      instructions: recipes.instructions,
      written: recipes.written,
      eveningBefore: recipes.eveningBefore,
      serveWith: recipes.serveWith,
      sourceUrl: recipes.sourceUrl,
      calories: recipes.kcalPerServing,
      protein: recipes.proteinPerServing,
      carbohydrates: recipes.carbohydratePerServing,
      fat: recipes.fatPerServing,
      nutritionDetails: recipes.nutritionDetails,
    })
    .from(recipes)
    .where(and(eq(recipes.id, id), isReadableBy(userId)));
  if (!row) return null;
  const lines = await db
    .select({
      position: recipeIngredients.position,
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
 * Trigram similarity of titles to the text, by recipe: from 0.6 to 1. Covers the shared recipes and, if
 * given, the owner's.
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

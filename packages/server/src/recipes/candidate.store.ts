import type { CountryCode, DietaryFlags, Role, Unit } from '@larder/domain';
import type { Recipe } from '@larder/domain/model';
import { and, asc, gt, inArray } from 'drizzle-orm';
import { isOffered, isReadableBy } from '../platform/access/readable-recipes.ts';
import type { Connection } from '../platform/database/connection.ts';
import { recipeIngredients, recipes } from '../platform/database/schema.ts';
import { dietaryColumns } from './catalogue/dietary-columns.ts';
import { timeColumns } from './catalogue/time-columns.ts';

/** A recipe's data for the planner, without its ingredients. */
export interface CandidateRow extends Readonly<DietaryFlags> {
  readonly id: number;
  readonly country: CountryCode | null;
  readonly prepTime: number;
  readonly cookTime: number;
  readonly waitingTime: number;
  readonly waitingKind: Recipe['waitingKind'];
  readonly eveningBefore: string | null;
  readonly servings: number;
  readonly difficulty: Recipe['difficulty'];
  readonly spice: Recipe['spice'];
  readonly course: Recipe['course'];
  readonly role: Role | null;
  readonly appliances: Recipe['appliances'];
  readonly allergens: Recipe['allergens'];
  readonly diets: Recipe['diets'];
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrate: number;
  readonly costPerServing: number;
  readonly costTotal: number;
  /** Its lines without a known ingredient. */
  readonly unknownLines: readonly string[];
}

/** A page of shared recipes from an id on, ordered by id. */
export async function readCandidateRows(
  db: Connection,
  after: number,
  most: number,
): Promise<CandidateRow[]> {
  const rows = await selectCandidates(db)
    .where(and(isOffered, gt(recipes.id, after)))
    .orderBy(asc(recipes.id))
    .limit(most);
  // The seed wrote these values from the catalogue's own types.
  return rows as unknown as CandidateRow[];
}

/** Those of these recipes that exist and that the user can read. */
export async function readCandidatesById(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<CandidateRow[]> {
  const rows = await selectCandidates(db).where(and(inArray(recipes.id, [...ids]), isReadableBy(userId)));
  return rows as unknown as CandidateRow[];
}

const selectCandidates = (db: Connection) =>
  db
    .select({
      id: recipes.id,
      country: recipes.country,
      ...timeColumns,
      servings: recipes.servings,
      difficulty: recipes.difficulty,
      spice: recipes.spice,
      course: recipes.course,
      role: recipes.role,
      eveningBefore: recipes.eveningBefore,
      appliances: recipes.appliances,
      allergens: recipes.allergens,
      diets: recipes.diets,
      kcal: recipes.kcalPerServing,
      protein: recipes.proteinPerServing,
      carbohydrate: recipes.carbohydratePerServing,
      costPerServing: recipes.costPerServing,
      costTotal: recipes.costTotal,
      unknownLines: recipes.unknownLines,
      ...dietaryColumns,
    })
    .from(recipes);

export interface CandidateLine {
  readonly recipeId: number;
  readonly ingredientId: number;
  readonly quantity: number;
  readonly unit: Unit;
}

/** The ingredient lines of these recipes. */
export function readCandidateLines(db: Connection, ids: readonly number[]): Promise<CandidateLine[]> {
  return db
    .select({
      recipeId: recipeIngredients.recipeId,
      ingredientId: recipeIngredients.ingredientId,
      quantity: recipeIngredients.quantity,
      unit: recipeIngredients.unit,
    })
    .from(recipeIngredients)
    .where(inArray(recipeIngredients.recipeId, [...ids]))
    .orderBy(asc(recipeIngredients.recipeId), asc(recipeIngredients.position));
}

/** A planned recipe's text, by id. */
export async function readRecipeTexts(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<Map<number, { slug: string; title: string; english_title: string | null; instructions: string }>> {
  const rows = await db
    .select({
      id: recipes.id,
      slug: recipes.slug,
      title: recipes.title,
      english_title: recipes.englishTitle,
      instructions: recipes.instructions,
    })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isReadableBy(userId)));
  return new Map(rows.map(({ id, ...text }) => [id, text]));
}

import type { CountryCode, DietaryFlags, Unit } from '@larder/domain';
import type { Ingredient } from '@larder/domain/model';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { isOffered } from '../../platform/access/readable-recipes.ts';
import type { Connection } from '../../platform/database/connection.ts';
import {
  catalogueState,
  ingredients,
  presetIngredients,
  recipeIngredients,
  recipes,
} from '../../platform/database/schema.ts';
import { dietaryColumns } from './dietary-columns.ts';
import { totalTimeOf } from './time-columns.ts';

/** What was written last: its version, and the edition that shows whether that was newer. */
export type CatalogueState = Pick<typeof catalogueState.$inferSelect, 'version' | 'edition'>;

export async function readCatalogueState(db: Connection): Promise<CatalogueState | null> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.id, 1));
  return state ?? null;
}

export async function readCatalogueVersion(db: Connection): Promise<string | null> {
  return (await readCatalogueState(db))?.version ?? null;
}

/** All ingredients, with their parents by slug, as in the catalogue. */
export async function readIngredients(db: Connection): Promise<Ingredient[]> {
  const rows = await db.select().from(ingredients).orderBy(asc(ingredients.id));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return rows.map(({ parentId, ...row }) => ({
    ...row,
    allergens: row.allergens as unknown as Ingredient['allergens'],
    animals: row.animals as unknown as Ingredient['animals'],
    notFor: row.notFor as unknown as Ingredient['notFor'],
    parent: parentId === null ? null : (slugs.get(parentId) ?? null),
  }));
}

export interface RecipeFacts extends Readonly<DietaryFlags> {
  readonly id: number;
  readonly slug: string;
  /** The version of its owner's recipes that last wrote it; 0 for shared ones. */
  readonly ownerVersion: number;
  readonly title: string;
  readonly course: string;
  readonly country: CountryCode | null;
  /** In minutes, including waiting. */
  readonly totalTime: number;
  /** In minutes. */
  readonly cookTime: number;
  readonly spice: string;
  readonly costPerServing: number;
  readonly allergens: string[];
  readonly diets: string[];
  /** Its lines without a known ingredient. */
  readonly unknownLines: readonly string[];
  /** The ingredients of its lines, in order. */
  readonly lines: readonly number[];
  /** Its lines with their amounts, in order. */
  readonly needs: readonly (readonly [ingredientId: number, quantity: number, unit: Unit])[];
}

/** What the indexes need from every shared recipe. */
export async function readRecipeFacts(db: Connection): Promise<RecipeFacts[]> {
  const facts: RecipeFacts[] = [];
  for (;;) {
    const some = await readFactsAfter(db, facts.at(-1)?.id ?? 0);
    facts.push(...some);
    if (some.length < READ_TOGETHER) return facts;
  }
}

/** Few enough to read without delaying other requests. */
const READ_TOGETHER = 500;

const readFactsAfter = (db: Connection, id: number): Promise<RecipeFacts[]> =>
  readFactsWhere(db, and(isOffered, gt(recipes.id, id))!, READ_TOGETHER);

/** The index data of recipes that meet a condition, ordered by id. */
async function readFactsWhere(db: Connection, where: SQL, most: number): Promise<RecipeFacts[]> {
  const rows = await db.select(factColumns).from(recipes).where(where).orderBy(asc(recipes.id)).limit(most);
  return rows.map(withLines);
}

/** The index data of a recipe as columns. */
export const factColumns = {
  id: recipes.id,
  slug: recipes.slug,
  ownerVersion: recipes.ownerVersion,
  title: recipes.title,
  course: recipes.course,
  country: recipes.country,
  totalTime: totalTimeOf,
  cookTime: recipes.cookTime,
  spice: recipes.spice,
  costPerServing: recipes.costPerServing,
  allergens: recipes.allergens,
  diets: recipes.diets,
  unknownLines: recipes.unknownLines,
  ...dietaryColumns,
  needs: sql<RecipeFacts['needs']>`(
    select coalesce(json_agg(json_build_array(ingredient_id, quantity, unit) order by position), '[]')
    from ${recipeIngredients} where recipe_id = ${recipes.id})`,
};

/** A row of `factColumns` with its lines. */
export const withLines = <Row extends Pick<RecipeFacts, 'needs'>>(row: Row) => ({
  ...row,
  lines: row.needs.map(([ingredientId]) => ingredientId),
});

/** The ingredients of each country's preset, in order. */
export async function readPresets(db: Connection): Promise<Map<CountryCode, number[]>> {
  const rows = await db
    .select()
    .from(presetIngredients)
    .orderBy(asc(presetIngredients.country), asc(presetIngredients.position));
  const presets = new Map<CountryCode, number[]>();
  for (const { country, ingredientId } of rows) {
    presets.set(country, [...(presets.get(country) ?? []), ingredientId]);
  }
  return presets;
}

import { type Ingredient } from '@larder/catalogue';
import type { CountryCode, DietaryFlags, Unit } from '@larder/domain';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { isShared } from '../../platform/access/readable-recipes.ts';
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

export async function readCatalogueVersion(db: Connection): Promise<string | null> {
  const [state] = await db.select().from(catalogueState).where(eq(catalogueState.id, 1));
  return state?.version ?? null;
}

/** All ingredients, with their parents by slug as the catalogue writes them. */
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
  readonly title: string;
  readonly course: string;
  readonly country: CountryCode;
  /** In minutes, waiting included. */
  readonly totalTime: number;
  /** In minutes. */
  readonly cookTime: number;
  readonly spice: string;
  readonly costPerServing: number;
  readonly allergens: string[];
  readonly diets: string[];
  /** The ingredients of its lines, in order. */
  readonly lines: readonly number[];
  /** Its lines with their amounts, in order. */
  readonly needs: readonly (readonly [ingredientId: number, quantity: number, unit: Unit])[];
}

/** What the indexes need of every recipe that everybody shares. */
export async function readRecipeFacts(db: Connection): Promise<RecipeFacts[]> {
  const facts: RecipeFacts[] = [];
  for (;;) {
    const some = await readFactsAfter(db, facts.at(-1)?.id ?? 0);
    facts.push(...some);
    if (some.length < READ_TOGETHER) return facts;
  }
}

/** So few that nobody waits while they are read. */
const READ_TOGETHER = 500;

const readFactsAfter = (db: Connection, id: number): Promise<RecipeFacts[]> =>
  readFactsWhere(db, and(isShared, gt(recipes.id, id))!, READ_TOGETHER);

/** What the indexes need of the recipes of which something holds, in the order of their ids. */
export async function readFactsWhere(db: Connection, where: SQL, most?: number): Promise<RecipeFacts[]> {
  const query = db
    .select({
      id: recipes.id,
      slug: recipes.slug,
      title: recipes.title,
      course: recipes.course,
      country: recipes.country,
      totalTime: totalTimeOf,
      cookTime: recipes.cookTime,
      spice: recipes.spice,
      costPerServing: recipes.costPerServing,
      allergens: recipes.allergens,
      diets: recipes.diets,
      ...dietaryColumns,
      needs: sql<RecipeFacts['needs']>`(
        select coalesce(json_agg(json_build_array(ingredient_id, quantity, unit) order by position), '[]')
        from ${recipeIngredients} where recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .where(where)
    .orderBy(asc(recipes.id))
    .$dynamic();
  const rows = await (most === undefined ? query : query.limit(most));
  return rows.map((row) => ({ ...row, lines: row.needs.map(([ingredientId]) => ingredientId) }));
}

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

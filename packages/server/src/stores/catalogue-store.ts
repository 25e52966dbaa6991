import { type Ingredient } from '@larder/catalogue';
import type { CountryCode } from '@larder/domain';
import { asc, eq, sql } from 'drizzle-orm';
import {
  catalogueState,
  ingredients,
  presetIngredients,
  recipeIngredients,
  recipes,
} from '../database/schema.ts';
import type { Connection } from './connection.ts';
import { dietaryColumns, type DietaryRow } from './dietary-columns.ts';

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

export interface RecipeFacts extends DietaryRow {
  readonly id: number;
  readonly title: string;
  readonly country: CountryCode;
  /** The ingredients of its lines, in order. */
  readonly lines: number[];
}

/** What the indexes need of every recipe. */
export function readRecipeFacts(db: Connection): Promise<RecipeFacts[]> {
  return db
    .select({
      id: recipes.id,
      title: recipes.title,
      country: recipes.country,
      ...dietaryColumns,
      lines: sql<
        number[]
      >`array(select ingredient_id from ${recipeIngredients} where recipe_id = ${recipes.id} order by position)`,
    })
    .from(recipes);
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

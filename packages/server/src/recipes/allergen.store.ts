import type { Ingredient } from '@larder/domain/model';
import { and, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { ingredients } from '../platform/database/schema.ts';

/** An ingredient's allergen data. */
export type Allergenic = Pick<Ingredient, 'name' | 'allergens' | 'often'>;

/** Those of these ingredients with an allergen, by id. */
export async function readAllergenic(
  db: Connection,
  ids: readonly number[],
): Promise<Map<number, Allergenic>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: ingredients.id,
      name: ingredients.name,
      allergens: ingredients.allergens,
      often: ingredients.often,
    })
    .from(ingredients)
    .where(and(inArray(ingredients.id, [...new Set(ids)]), sql`cardinality(${ingredients.allergens}) > 0`));
  return new Map(
    rows.map(({ id, name, allergens, often }) => [
      id,
      { name, allergens: allergens as unknown as Ingredient['allergens'], often },
    ]),
  );
}

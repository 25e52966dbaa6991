import { FIRST_OWN_INGREDIENT_ID } from '@larder/domain';
import { and, eq, gte, notExists, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { insertRows, isOneOf } from '../platform/database/rows.ts';
import { ownIngredients, pantryAdditions } from '../platform/database/schema.ts';

/** An ingredient, and when a user added it to the pantry, oldest first. */
export interface Additions {
  readonly ingredientId: number;
  readonly moments: readonly Date[];
}

/** Maximum number of timestamps per ingredient: once a week for almost half a year. */
const KEPT = 24;

/** All of a user's additions. */
export function readAdditions(db: Connection, userId: string): Promise<Additions[]> {
  return db
    .select({ ingredientId: pantryAdditions.ingredientId, moments: pantryAdditions.moments })
    .from(pantryAdditions)
    .where(eq(pantryAdditions.userId, userId));
}

/** A user's additions of some ingredients. */
export function findAdditions(
  db: Connection,
  userId: string,
  ingredientIds: readonly number[],
): Promise<Additions[]> {
  return db
    .select({ ingredientId: pantryAdditions.ingredientId, moments: pantryAdditions.moments })
    .from(pantryAdditions)
    .where(ofIngredients(userId, ingredientIds));
}

/** Replaces the stored timestamps of ingredients. Ingredients without any are deleted. */
export async function saveAdditions(
  db: Connection,
  userId: string,
  additions: readonly Additions[],
): Promise<void> {
  if (additions.length === 0) return;
  const ids = additions.map(({ ingredientId }) => ingredientId);
  await db.delete(pantryAdditions).where(ofIngredients(userId, ids));
  const kept = additions.filter(({ moments }) => moments.length > 0);
  await insertRows(
    db,
    pantryAdditions,
    kept.map(({ ingredientId, moments }) => ({
      userId,
      ingredientId,
      moments: moments.toSorted((a, b) => a.getTime() - b.getTime()).slice(-KEPT),
    })),
  );
}

/** Deletes additions of deleted own ingredients. */
export async function deleteForgottenAdditions(db: Connection, userId: string): Promise<void> {
  const isKnown = sql`(select 1 from ${ownIngredients} where ${ownIngredients.userId} = ${pantryAdditions.userId} and ${ownIngredients.id} = ${pantryAdditions.ingredientId})`;
  await db
    .delete(pantryAdditions)
    .where(
      and(
        eq(pantryAdditions.userId, userId),
        gte(pantryAdditions.ingredientId, FIRST_OWN_INGREDIENT_ID),
        notExists(isKnown),
      ),
    );
}

const ofIngredients = (userId: string, ids: readonly number[]) =>
  and(eq(pantryAdditions.userId, userId), isOneOf(pantryAdditions.ingredientId, ids));

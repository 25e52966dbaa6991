import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { recipes } from '../database/schema.ts';

/** The shared recipes. */
export const isShared: SQL = isNull(recipes.ownerId);

/** Those of them that are found and planned. One that left the catalogue is only kept for those who have it. */
export const isOffered: SQL = and(isShared, isNull(recipes.retiredAt))!;

/** A flexible dinner, which is a recipe of its cook's own and which nobody writes. */
export const isFlexible: SQL = sql`starts_with(${recipes.slug}, 'flexible-')`;

/** The recipes that a user may see: those that everybody shares, and the user's own. */
export function isReadableBy(userId: string): SQL {
  return or(isShared, eq(recipes.ownerId, userId))!;
}

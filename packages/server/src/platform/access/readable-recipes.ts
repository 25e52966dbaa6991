import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { recipes } from '../database/schema.ts';

/** The shared recipes. */
export const isShared: SQL = isNull(recipes.ownerId);

/** Those of them that are found and planned. One that left the catalogue is only kept for those who have it. */
export const isOffered: SQL = and(isShared, isNull(recipes.retiredAt))!;

/** The recipes that a user may see: those that everybody shares, and the user's own. */
export function isReadableBy(userId: string): SQL {
  return or(isShared, eq(recipes.ownerId, userId))!;
}

import { eq, isNull, or, type SQL } from 'drizzle-orm';
import { recipes } from '../database/schema.ts';

/** The recipes that everybody shares. */
export const isShared: SQL = isNull(recipes.ownerId);

/** The recipes that a user may see: those that everybody shares, and the user's own. */
export function isReadableBy(userId: string): SQL {
  return or(isShared, eq(recipes.ownerId, userId))!;
}

import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { recipes } from '../database/schema.ts';

/** The shared recipes. */
export const isShared: SQL = isNull(recipes.ownerId);

/** Those of them that can be found and planned. A retired recipe is kept only for cooks who have it. */
export const isOffered: SQL = and(isShared, isNull(recipes.retiredAt))!;

/** The recipes that a user may see: shared ones and the user's own. */
export function isReadableBy(userId: string): SQL {
  return or(isShared, eq(recipes.ownerId, userId))!;
}

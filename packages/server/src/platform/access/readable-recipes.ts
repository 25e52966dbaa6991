import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { recipes } from '../database/schema.ts';

/** The shared recipes. */
export const isShared: SQL = isNull(recipes.ownerId);

/** Shared recipes that can be found and planned. A retired recipe is kept only for cooks who have it. */
export const isOffered: SQL = and(isShared, isNull(recipes.retiredAt))!;

/** Flexible dinners: a cook's own recipes that nobody wrote. */
export const isFlexible: SQL = sql`starts_with(${recipes.slug}, 'flexible-')`;

/** The recipes that a user may see: shared ones and the user's own. */
export function isReadableBy(userId: string): SQL {
  return or(isShared, eq(recipes.ownerId, userId))!;
}

import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import { cookings, recipeMemories, recipePhotos } from '../../platform/database/schema.ts';

/** A user's own opinion of a recipe. */
export interface Opinion {
  readonly rating: number | null;
  readonly notes: string | null;
}

/** What a user's kitchen remembers about a recipe. */
export interface Memory extends Opinion {
  readonly cooked: { readonly times: number; readonly last: string } | null;
  /** The id of the photo shown. */
  readonly photo: string | null;
}

/** What is remembered about these recipes; those with no memories are left out. */
export async function readMemories(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Memory>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{
    id: number;
    rating: number | null;
    notes: string | null;
    times: number | null;
    last: string | null;
    photo: string | null;
  }>(sql`
    select r.id, m.rating, m.notes, c.times, c.last, p.id as photo
    from unnest(${sql.param([...new Set(ids)])}::int[]) as r (id)
    left join ${recipeMemories} m on m.user_id = ${userId} and m.recipe_id = r.id
    left join lateral (
      select count(*)::int as times, max(cooked_on)::text as last from ${cookings}
      where user_id = ${userId} and recipe_id = r.id having count(*) > 0
    ) c on true
    left join ${recipePhotos} p on p.user_id = ${userId} and p.recipe_id = r.id and p.removed_at is null
    where m.recipe_id is not null or c.times is not null or p.id is not null`);
  return new Map(
    rows.map(({ id, times, last, ...row }) => [
      id,
      { ...row, cooked: times !== null && last !== null ? { times, last } : null },
    ]),
  );
}

/** A user's opinion of a recipe. */
export async function readOpinion(db: Connection, userId: string, recipeId: number): Promise<Opinion> {
  const [row] = await db
    .select({ rating: recipeMemories.rating, notes: recipeMemories.notes })
    .from(recipeMemories)
    .where(ofRecipe(userId, recipeId));
  return row ?? { rating: null, notes: null };
}

/** Stores a user's opinion of a recipe; an empty one is deleted. */
export async function saveOpinion(
  db: Connection,
  userId: string,
  recipeId: number,
  opinion: Opinion,
): Promise<void> {
  if (opinion.rating === null && opinion.notes === null) {
    await db.delete(recipeMemories).where(ofRecipe(userId, recipeId));
    return;
  }
  await db
    .insert(recipeMemories)
    .values({ userId, recipeId, ...opinion })
    .onConflictDoUpdate({ target: [recipeMemories.userId, recipeMemories.recipeId], set: opinion });
}

const ofRecipe = (userId: string, recipeId: number) =>
  and(eq(recipeMemories.userId, userId), eq(recipeMemories.recipeId, recipeId));

import { sql } from 'drizzle-orm';
import type { Connection } from '../../platform/database/connection.ts';
import {
  cookings,
  FIRST_OWN_RECIPE_ID,
  recipeMemories,
  recipePhotos,
  recipes,
  removals,
} from '../../platform/database/schema.ts';
import { RESTORABLE_MS } from '../../platform/removals/removal.store.ts';

/** Deletes memories of the user's own recipes that are gone, unless their deletion can still be undone. */
export async function forgetGone(db: Connection, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RESTORABLE_MS).toISOString();
  for (const table of [recipeMemories, cookings, recipePhotos]) {
    await db.execute(sql`
      delete from ${table} kept
      where kept.user_id = ${userId} and kept.recipe_id >= ${FIRST_OWN_RECIPE_ID}
        and not exists (select from ${recipes} r where r.id = kept.recipe_id)
        and not exists (
          select from ${removals} gone
          where gone.user_id = ${userId} and gone.thing = 'recipes/' || kept.recipe_id and gone.removed_at >= ${since}
        )`);
  }
}

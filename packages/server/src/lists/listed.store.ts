import { asc, eq } from 'drizzle-orm';
import type { Connection } from '../platform/database/connection.ts';
import { listRecipes, recipes } from '../platform/database/schema.ts';

/** A recipe on a list. */
export interface Listed {
  readonly listId: string;
  readonly id: number;
  readonly title: string;
  readonly addedAt: Date;
}

/** The recipes on all of a user's lists, by title, in the order they were added. */
export function readAllListed(db: Connection, userId: string): Promise<Listed[]> {
  return db
    .select({
      listId: listRecipes.listId,
      id: recipes.id,
      title: recipes.title,
      addedAt: listRecipes.addedAt,
    })
    .from(listRecipes)
    .innerJoin(recipes, eq(recipes.id, listRecipes.recipeId))
    .where(eq(listRecipes.userId, userId))
    .orderBy(asc(listRecipes.addedAt), asc(recipes.id));
}

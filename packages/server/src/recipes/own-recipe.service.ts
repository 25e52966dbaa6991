import { randomInt } from 'node:crypto';
import type { IngredientIndex, RecipeSource } from '@larder/domain/model';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { requireAccess } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID } from '../platform/database/schema.ts';
import { signInAgain } from '../platform/http/problem.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { holdCatalogue } from './catalogue/seed.ts';
import { ingredientsIn, ownRecipeRows } from './own-recipe-rows.ts';
import { countOwnChange, deleteOwnRecipe, insertOwnRecipe, updateOwnRecipe } from './own-recipe.store.ts';

/** A recipe as written by its cook. */
export type OwnRecipe = Omit<RecipeSource, 'id' | 'slug'>;

export interface OwnRecipeService {
  /** Adds a recipe that only the caller can see, and returns its id. */
  add(caller: SignedIn, recipe: OwnRecipe): Promise<number>;
  /** Replaces one of the caller's own recipes; 404 for any other. */
  change(caller: SignedIn, id: number, recipe: OwnRecipe): Promise<void>;
  /** Deletes one of the caller's own recipes and its list entries; 404 for any other. */
  remove(caller: SignedIn, id: number): Promise<void>;
}

/** Users' own recipes. Every server sees a change on the cook's next search: see `makeShelves`. */
export function makeOwnRecipeService(
  database: NodePgDatabase,
  catalogue: Pick<LiveCatalogue, 'current'>,
): OwnRecipeService {
  /** Runs work on a cook's own recipes as a single serialised change. */
  const change = <Result>(
    { userId }: SignedIn,
    work: (db: Connection, version: number) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (db) => {
      await holdCatalogue(db);
      const version = await countOwnChange(db, userId);
      // The account was deleted before its access token expired.
      if (version === null) throw signInAgain();
      return work(db, version);
    });

  const namesIn = (db: Connection) => ingredientsIn(db, catalogue.current());
  const rowsOf = (id: number, source: OwnRecipe, names: IngredientIndex) =>
    ownRecipeRows({ ...source, id, slug: `own-${id}` }, names);

  return {
    add: (caller, recipe) =>
      change(caller, async (db, version) => {
        const names = await namesIn(db);
        for (;;) {
          // Not sequential, so that ids do not reveal how many recipes others have.
          const id = randomInt(FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID);
          if (await insertOwnRecipe(db, caller.userId, version, rowsOf(id, recipe, names))) return id;
        }
      }),

    change: (caller, id, recipe) =>
      change(caller, async (db, version) => {
        await requireAccess(db, caller, 'recipe.change', [id]);
        await updateOwnRecipe(db, caller.userId, version, rowsOf(id, recipe, await namesIn(db)));
      }),

    remove: (caller, id) =>
      change(caller, async (db) => {
        await requireAccess(db, caller, 'recipe.change', [id]);
        await deleteOwnRecipe(db, caller.userId, id);
      }),
  };
}

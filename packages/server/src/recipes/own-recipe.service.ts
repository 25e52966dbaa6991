import { randomInt } from 'node:crypto';
import { deriveRecipe, type RecipeSource } from '@larder/catalogue';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { requireAccess } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import type { Connection } from '../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID } from '../platform/database/schema.ts';
import { signInAgain } from '../platform/http/problem.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { lineRows, recipeRow } from './catalogue/rows.ts';
import {
  countOwnChange,
  deleteOwnRecipe,
  insertOwnRecipe,
  updateOwnRecipe,
  type RecipeRows,
} from './own-recipe.store.ts';

/** A recipe as its cook writes it. */
export type OwnRecipe = Omit<RecipeSource, 'id' | 'slug'>;

export interface OwnRecipeService {
  /** Adds a recipe that only the caller sees, and answers its id. */
  add(caller: SignedIn, recipe: OwnRecipe): Promise<number>;
  /** Replaces one of the caller's own recipes; 404 for any other. */
  change(caller: SignedIn, id: number, recipe: OwnRecipe): Promise<void>;
  /** Removes one of the caller's own recipes, and with it its place on lists; 404 for any other. */
  remove(caller: SignedIn, id: number): Promise<void>;
}

/** Recipes of cooks' own. Every server sees a change with the next search of its cook: see `makeShelves`. */
export function makeOwnRecipeService(
  database: NodePgDatabase,
  catalogue: Pick<LiveCatalogue, 'current'>,
): OwnRecipeService {
  /** Does work on a cook's own recipes that nobody else changes meanwhile, as one change. */
  const change = <Result>(
    { userId }: SignedIn,
    work: (db: Connection, version: number) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (db) => {
      const version = await countOwnChange(db, userId);
      // The account is gone, and its access token not yet over.
      if (version === null) throw signInAgain();
      return work(db, version);
    });

  function rowsOf(id: number, source: OwnRecipe): RecipeRows {
    const { names } = catalogue.current();
    const recipe = deriveRecipe({ ...source, id, slug: `own-${id}` }, names);
    return { recipe: recipeRow(recipe), lines: lineRows(recipe, names) };
  }

  return {
    add: (caller, recipe) =>
      change(caller, async (db, version) => {
        for (;;) {
          // Not one after the other: nobody is to count how many others have.
          const id = randomInt(FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID);
          if (await insertOwnRecipe(db, caller.userId, version, rowsOf(id, recipe))) return id;
        }
      }),

    change: (caller, id, recipe) =>
      change(caller, async (db, version) => {
        await requireAccess(db, caller, 'recipe.change', [id]);
        await updateOwnRecipe(db, caller.userId, version, rowsOf(id, recipe));
      }),

    remove: (caller, id) =>
      change(caller, async (db) => {
        await requireAccess(db, caller, 'recipe.change', [id]);
        await deleteOwnRecipe(db, caller.userId, id);
      }),
  };
}

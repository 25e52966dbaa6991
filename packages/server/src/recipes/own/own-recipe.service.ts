import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { goneForGood, requireAccess, THING } from '../../platform/access/access.ts';
import type { SignedIn } from '../../platform/access/caller.ts';
import { makeAccountLimit } from '../../platform/attempts/account-limit.ts';
import type { Connection } from '../../platform/database/connection.ts';
import {
  FIRST_OWN_RECIPE_ID,
  LAST_RECIPE_ID,
  type OwnRecipe,
  type RemovedRecipe,
} from '../../platform/database/schema.ts';
import {
  badRequest,
  changedElsewhere,
  notFound,
  Problem,
  signInAgain,
  stillThere,
  unavailable,
} from '../../platform/http/problem.ts';
import { runOnce } from '../../platform/idempotency/run-once.ts';
import {
  holdRemoval,
  keepLatestRemovals,
  noteRestored,
  rememberRemoval,
} from '../../platform/removals/removal.store.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { holdCatalogue } from '../catalogue/seed.ts';
import { forgetGone } from '../memory/forget-gone.ts';
import { ingredientsIn } from './ingredients-in.ts';
import {
  countOwnChange,
  countWritten,
  deleteOwnRecipe,
  holdLists,
  insertOwnRecipe,
  putOnLists,
  updateOwnRecipe,
} from './own-recipe.store.ts';
import { ownRecipeRows } from './own-rows.ts';
import { readSource, type Source } from './source.store.ts';
import { storable } from './storable.ts';

/** Far more than a cook needs who moves here with all their recipes, but too few to fill the disk in an hour. */
const CHANGES = {
  name: 'own recipes',
  most: 1_000,
  windowMs: 600_000,
  refusal: 'You have changed a lot of recipes in a short time. Please wait a few minutes.',
};

/** A recipe and the version of its owner's recipes that wrote it. */
export interface Version {
  readonly id: number;
  readonly version: number;
}

export interface OwnRecipeService {
  /** A recipe that the caller can read, ready to edit or copy. */
  source(caller: SignedIn, id: number): Promise<Source>;
  /** Adds a recipe that only the caller can see. Idempotent with a key. */
  add(caller: SignedIn, recipe: OwnRecipe, key?: string | null): Promise<Version>;
  /**
   * Replaces one of the caller's own recipes; 404 for any other, 409 if its version differs from `base` and its content
   * from the new one.
   */
  change(caller: SignedIn, id: number, recipe: OwnRecipe, base?: number): Promise<Version>;
  /** Deletes one of the caller's own recipes and its list entries; 404 for any other. */
  remove(caller: SignedIn, id: number): Promise<void>;
  /** Undoes a deletion within a day; 404 if there is none. */
  restore(caller: SignedIn, id: number): Promise<void>;
}

/** Users' own recipes. Every server sees a change on the cook's next search: see `makeShelves`. */
export function makeOwnRecipeService(
  database: NodePgDatabase,
  catalogue: Pick<LiveCatalogue, 'current'>,
  now: () => Date,
): OwnRecipeService {
  const limit = makeAccountLimit(database, CHANGES, now);

  /** Runs work on a cook's own recipes as a single serialised change. */
  const change = async <Result>(
    { userId }: SignedIn,
    work: (db: Connection, version: number) => Promise<Result>,
  ): Promise<Result> => {
    await limit(userId);
    return database.transaction(async (db) => {
      const version = await countOwnChange(db, userId);
      // The account was deleted before its access token expired.
      if (version === null) throw signInAgain();
      await holdCatalogue(db);
      return work(db, version);
    });
  };

  const namesIn = (db: Connection) => ingredientsIn(db, catalogue.current());

  /** A recipe as stored, and its rows by id, if all of it can be stored. */
  async function accepted(db: Connection, sent: OwnRecipe) {
    const { recipe, errors } = storable(sent);
    if (errors.length > 0) throw badRequest(errors);
    const names = await namesIn(db);
    if (recipe.lines.some(({ ingredientId: id }) => id !== null && !names.get(id)))
      throw notFound('ingredient');
    return { recipe, rowsOf: (id: number) => ownRecipeRows(id, recipe, names) };
  }

  return {
    async source(caller, id) {
      await requireAccess(database, caller, 'recipe.read', [id]);
      return stillThere(await readSource(database, caller.userId, id), 'recipe');
    },

    add: (caller, sent, key = null) =>
      change(caller, async (db, version) => {
        const { userId } = caller;
        const request = ['recipe', sent];
        const { body } = await runOnce(db, { userId, key, request }, now(), async () => {
          const { rowsOf } = await accepted(db, sent);
          await expectRoom(db, userId);
          for (;;) {
            // Not sequential, so that ids do not reveal how many recipes others have.
            const id = randomInt(FIRST_OWN_RECIPE_ID, LAST_RECIPE_ID);
            if (await insertOwnRecipe(db, userId, version, rowsOf(id)))
              return { status: 201, body: { id, version } };
          }
        });
        return body;
      }),

    change: (caller, id, sent, base) =>
      change(caller, async (db, version) => {
        const { userId } = caller;
        await requireAccess(db, caller, 'recipe.change', [id]);
        const { recipe, rowsOf } = await accepted(db, sent);
        const saved = stillThere(await readSource(db, userId, id), 'recipe');
        if (isDeepStrictEqual(saved.recipe, recipe)) return { id, version: saved.version };
        if (base !== undefined && base !== saved.version)
          throw changedElsewhere([{ path: '/base_version', current: saved.version }]);
        await updateOwnRecipe(db, userId, version, rowsOf(id));
        return { id, version };
      }),

    remove: (caller, id) =>
      change(caller, async (db) => {
        const { userId } = caller;
        await requireAccess(db, caller, 'recipe.change', [id]);
        const { recipe } = stillThere(await readSource(db, userId, id), 'recipe');
        const places = await deleteOwnRecipe(db, userId, id);
        const entries = places.map(({ listId, addedAt }) => ({ listId, addedAt: addedAt.toISOString() }));
        const content: RemovedRecipe = { recipe, entries };
        await rememberRemoval(db, userId, { thing: THING.recipe(id), content }, now());
        // As many as a cook may have: deleting and writing on must not fill the disk within the day.
        await keepLatestRemovals(db, userId, { prefix: 'recipes/', most: LIMITS.ownRecipes.max });
        await forgetGone(db, userId, now());
      }),

    restore: (caller, id) =>
      change(caller, async (db, version) => {
        const { userId } = caller;
        if (await readSource(db, userId, id)) {
          await requireAccess(db, caller, 'recipe.change', [id]);
          return;
        }
        await requireAccess(db, caller, 'removal.restore', [THING.recipe(id)]);
        const removal = await holdRemoval<RemovedRecipe>(db, userId, THING.recipe(id), now());
        if (!removal) throw goneForGood(THING.recipe(id));
        await expectRoom(db, userId);
        const { recipe, entries } = removal.content;
        const lists = await holdLists(
          db,
          userId,
          entries.map(({ listId }) => listId),
        );
        // Random ids practically never collide, and no response reveals a free one.
        const rows = ownRecipeRows(id, recipe, await namesIn(db));
        if (!(await insertOwnRecipe(db, userId, version, rows))) throw unavailable();
        const places = entries.filter(({ listId }) => lists.has(listId));
        await putOnLists(
          db,
          userId,
          id,
          places.map(({ listId, addedAt }) => ({ listId, addedAt: new Date(addedAt) })),
        );
        await noteRestored(db, userId, THING.recipe(id), now());
      }),
  };
}

async function expectRoom(db: Connection, userId: string): Promise<void> {
  const { max } = LIMITS.ownRecipes;
  if ((await countWritten(db, userId)) < max) return;
  const most = max.toLocaleString('en-US');
  throw new Problem(
    409,
    `You can have at most ${most} recipes of your own. Please delete one that you no longer cook.`,
  );
}

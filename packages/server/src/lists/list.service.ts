import { LIMITS, mergeChanges, tidyName } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import { goneForGood, requireAccess, THING } from '../platform/access/access.ts';
import type { Cook, SignedIn } from '../platform/access/caller.ts';
import { changeOf } from '../platform/access/change-of.ts';
import type { Connection } from '../platform/database/connection.ts';
import type { RemovedEntry, RemovedList } from '../platform/database/schema.ts';
import { changedElsewhere, Problem, stillThere } from '../platform/http/problem.ts';
import { runOnce, type Repeatable } from '../platform/idempotency/run-once.ts';
import { holdRemoval, noteRestored, rememberRemoval } from '../platform/removals/removal.store.ts';
import type { RecipePage, RecipeService } from '../recipes/recipe.service.ts';
import type { Page } from '../recipes/search/page.ts';
import {
  countLists,
  deleteListRecipe,
  holdFavorites,
  insertList,
  insertListRecipe,
  isNameTaken,
  readList,
  readListRecipes,
  readLists,
  readMembership,
  updateList,
  type RecipeList,
} from './list.store.ts';
import { putListBack, takeList } from './removed-list.store.ts';

/** A list's editable properties. If an update omits the description, it is unchanged. */
export interface ListInput {
  name: string;
  description?: string | null | undefined;
}

export interface ListService {
  /** Favorites first, then newest first. */
  all(caller: SignedIn): Promise<RecipeList[]>;
  one(caller: SignedIn, id: string): Promise<RecipeList>;
  /** Idempotent with a key: a repetition returns the original response. */
  create(caller: SignedIn, input: ListInput, once: Pick<Repeatable, 'key'>): Promise<RecipeList>;
  /**
   * Renames or describes a list; 403 for Favorites. What another device has changed since `base` is kept; 409 if both have
   * changed the same.
   */
  change(caller: SignedIn, id: string, input: ListInput, base: Partial<ListInput>): Promise<RecipeList>;
  /** 403 for Favorites. */
  remove(caller: SignedIn, id: string): Promise<void>;
  /** Undoes a deletion within a day; 404 if there is none, 409 if the name has been taken since. */
  restore(caller: SignedIn, id: string): Promise<RecipeList>;
  /** Latest first. Includes each recipe's match if the pantry has items. */
  recipes(cook: Cook, id: string, page: Page): Promise<RecipePage>;
  /** True if the recipe was not in the list yet. */
  addRecipe(caller: SignedIn, id: string, recipeId: number): Promise<boolean>;
  removeRecipe(caller: SignedIn, id: string, recipeId: number): Promise<void>;
  /** Undoes a removal within a day, restoring the recipe's position. 404 if there is none. */
  restoreRecipe(caller: SignedIn, id: string, recipeId: number): Promise<void>;
  /** The ids of the lists that contain a recipe. */
  ofRecipe(caller: SignedIn, recipeId: number): Promise<string[]>;
  /** The same for many recipes, with an entry for each. */
  ofRecipes(caller: SignedIn, recipeIds: readonly number[]): Promise<Map<number, string[]>>;
}

/** A cook's recipe lists. */
export function makeListService(
  database: NodePgDatabase,
  recipes: Pick<RecipeService, 'cards'>,
  now: () => Date,
): ListService {
  const read = async (db: Connection, userId: string, id: string): Promise<RecipeList> =>
    stillThere(await readList(db, userId, id), 'list');

  return {
    all: ({ userId }) => readLists(database, userId),

    async one(caller, id) {
      await requireAccess(database, caller, 'list.read', [id]);
      return read(database, caller.userId, id);
    },

    create({ userId }, input, { key }) {
      const list = { id: uuid(), ...named(input.name), description: described(input.description) ?? null };
      return changeOf(database, userId, async (db) => {
        await holdFavorites(db, userId);
        const { body } = await runOnce(db, { userId, key, request: ['list', input] }, now(), async () => {
          await expectRoomForList(db, userId);
          if (!(await insertList(db, userId, { ...list, createdAt: now() }))) throw nameTaken();
          const { createdAt, ...made } = await read(db, userId, list.id);
          return { status: 201, body: { ...made, createdAt: createdAt.toISOString() } };
        });
        // A response stored before allergens were added has none, like any new list.
        return { ...body, allergens: [], createdAt: new Date(body.createdAt) };
      });
    },

    change(caller, id, input, base) {
      const { userId } = caller;
      return changeOf(database, userId, async (db) => {
        // Name changes are serialised, so that two lists never get the same name.
        await holdFavorites(db, userId);
        await requireAccess(db, caller, 'list.change', [id]);
        const { name, description } = await read(db, userId, id);
        const { fields, conflicts } = mergeChanges(comparable(base), comparable(input), {
          name,
          description,
        });
        if (conflicts.length > 0) {
          const saved = { name, description };
          throw changedElsewhere(conflicts.map((field) => ({ path: `/${field}`, current: saved[field] })));
        }
        const list = { id, ...named(fields.name), description: fields.description };
        if (await isNameTaken(db, userId, list)) throw nameTaken();
        await updateList(db, userId, list);
        return read(db, userId, id);
      });
    },

    remove: (caller, id) =>
      changeOf(database, caller.userId, async (db) => {
        const { userId } = caller;
        await requireAccess(db, caller, 'list.change', [id]);
        const content = await takeList(db, userId, id);
        await rememberRemoval(db, userId, { thing: THING.list(id), content }, now());
      }),

    restore: (caller, id) =>
      changeOf(database, caller.userId, async (db) => {
        const { userId } = caller;
        await holdFavorites(db, userId);
        const there = await readList(db, userId, id);
        if (there) return there;
        await requireAccess(db, caller, 'removal.restore', [THING.list(id)]);
        const removal = await holdRemoval<RemovedList>(db, userId, THING.list(id), now());
        if (!removal) throw goneForGood(THING.list(id));
        await expectRoomForList(db, userId);
        if (!(await putListBack(db, userId, id, removal.content))) throw nameTaken();
        await noteRestored(db, userId, THING.list(id), now());
        return read(db, userId, id);
      }),

    async recipes(cook, id, page) {
      const { userId } = cook;
      await requireAccess(database, cook, 'list.read', [id]);
      const list = await read(database, userId, id);
      const ids = await readListRecipes(database, userId, id, page);
      return { recipes: await recipes.cards(cook, ids), total: list.recipeCount };
    },

    addRecipe: (caller, id, recipeId) =>
      changeOf(database, caller.userId, async (db) => {
        const { userId } = caller;
        await requireAccess(db, caller, 'list.addRecipe', [id]);
        await requireAccess(db, caller, 'recipe.list', [recipeId]);
        return insertListRecipe(db, { userId, listId: id, recipeId, addedAt: now() });
      }),

    removeRecipe: (caller, id, recipeId) =>
      changeOf(database, caller.userId, async (db) => {
        const { userId } = caller;
        // Serialised with its undo, to avoid a deadlock.
        await requireAccess(db, caller, 'list.removeRecipe', [id]);
        const gone = await deleteListRecipe(db, userId, id, recipeId);
        if (!gone) throw new Problem(404, 'This recipe is not in the list.');
        const content: RemovedEntry = { recipeId, addedAt: gone.addedAt.toISOString() };
        await rememberRemoval(db, userId, { thing: THING.entry(id, recipeId), content }, now());
      }),

    restoreRecipe: (caller, id, recipeId) =>
      changeOf(database, caller.userId, async (db) => {
        const { userId } = caller;
        await requireAccess(db, caller, 'list.removeRecipe', [id]);
        await requireAccess(db, caller, 'recipe.list', [recipeId]);
        await requireAccess(db, caller, 'removal.restore', [THING.entry(id, recipeId)]);
        const removal = await holdRemoval<RemovedEntry>(db, userId, THING.entry(id, recipeId), now());
        if (!removal) throw goneForGood(THING.entry(id, recipeId));
        if (removal.restoredAt) return;
        const addedAt = new Date(removal.content.addedAt);
        await insertListRecipe(db, { userId, listId: id, recipeId, addedAt });
        await noteRestored(db, userId, THING.entry(id, recipeId), now());
      }),

    async ofRecipe(caller, recipeId) {
      await requireAccess(database, caller, 'recipe.read', [recipeId]);
      return (await readMembership(database, caller.userId, [recipeId])).get(recipeId) ?? [];
    },

    async ofRecipes({ userId }, recipeIds) {
      const membership = await readMembership(database, userId, recipeIds);
      return new Map(recipeIds.map((id) => [id, membership.get(id) ?? []]));
    },
  };
}

async function expectRoomForList(db: Connection, userId: string): Promise<void> {
  if ((await countLists(db, userId)) >= LIMITS.lists.max) {
    throw new Problem(409, `You can have at most ${LIMITS.lists.max} lists.`);
  }
}

function nameTaken(): Problem {
  return new Problem(409, 'A list with this name already exists');
}

/** A name for display, with its key, which is the same for 'Sunday' and 'SUNDAY'. */
function named(name: string): { name: string; nameKey: string } {
  const shown = tidyName(name);
  return { name: shown, nameKey: shown.normalize('NFKC').toLowerCase() };
}

/** Values as they are saved, so that they can be compared. */
function comparable({
  name,
  description,
}: Partial<ListInput>): Partial<Pick<RecipeList, 'name' | 'description'>> {
  const saved = described(description);
  return {
    ...(name !== undefined && { name: tidyName(name) }),
    ...(saved !== undefined && { description: saved }),
  };
}

/** Whitespace alone counts as no description. */
function described(description: string | null | undefined): string | null | undefined {
  return description?.trim() === '' ? null : description;
}

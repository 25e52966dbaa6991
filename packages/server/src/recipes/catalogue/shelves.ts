import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readOwnChanges } from '../own/own-recipe.store.ts';
import { changedOwn, NO_OWN_RECIPES, type OwnRecipes } from './own-recipes.ts';
import { makeShelf } from './own-shelf.ts';
import type { Shelf } from './shelf.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** Maximum number of own recipes kept in memory, across the cooks who searched last. */
const MOST_KEPT = 10_000;

interface Kept {
  readonly own: OwnRecipes;
  readonly shelf: Shelf;
}

/** The shelves beside one catalogue, by user, least recently used first. */
class KeptShelves {
  readonly #shelves = new Map<string, Kept>();
  readonly #most: number;
  #recipes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(userId: string): Kept | undefined {
    return this.#shelves.get(userId);
  }

  drop(userId: string): void {
    this.#recipes -= this.#shelves.get(userId)?.own.size ?? 0;
    this.#shelves.delete(userId);
  }

  /** Keeps one as the most recently used, and drops others if there are too many recipes. */
  keep(userId: string, one: Kept): void {
    this.drop(userId);
    this.#shelves.set(userId, one);
    this.#recipes += one.own.size;
    for (const other of this.#shelves.keys()) {
      if (this.#recipes <= this.#most || other === userId) break;
      this.drop(other);
    }
  }
}

export interface Shelves {
  /** A user's current shelf: a catalogue's shared recipes and the user's own. */
  of(snapshot: CatalogueSnapshot, userId: string): Promise<Shelf>;
}

/**
 * Builds users' shelves on demand. Each time, the database is asked whether the user's own recipes have
 * changed, on any server; changes are loaded.
 */
export function makeShelves(database: NodePgDatabase, mostKept: number = MOST_KEPT): Shelves {
  // A replaced catalogue keeps its shelves while something still uses it; then both go.
  const keptOf = new WeakMap<CatalogueSnapshot, KeptShelves>();

  return {
    async of(snapshot, userId) {
      const kept = keptOf.get(snapshot) ?? new KeptShelves(mostKept);
      keptOf.set(snapshot, kept);
      const last = kept.get(userId);
      const { version, changes } = await readOwnChanges(database, userId, last?.own.version ?? 0);
      if (!changes) {
        // There never was one, or the account is gone.
        if (version === 0) kept.drop(userId);
        if (version === 0 || !last) return snapshot;
        kept.keep(userId, last);
        return last.shelf;
      }
      const own = await changedOwn(last?.own ?? NO_OWN_RECIPES, changes, snapshot.ingredients);
      // The last one is gone: there is nothing left to cache for this cook.
      if (own.size === 0) {
        kept.drop(userId);
        return snapshot;
      }
      const shelf = makeShelf(snapshot, userId, own);
      kept.keep(userId, { own, shelf });
      return shelf;
    },
  };
}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readOwnChanges, readOwnVersion } from '../own/own-recipe.store.ts';
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

export interface Shelves {
  /** A user's current shelf: a catalogue's shared recipes and the user's own. */
  of(snapshot: CatalogueSnapshot, userId: string): Promise<Shelf>;
}

/**
 * Builds users' shelves on demand. Each time, the database is asked whether the user's own recipes have
 * changed, on any server; changes are loaded.
 */
export function makeShelves(database: NodePgDatabase, mostKept: number = MOST_KEPT): Shelves {
  /** Least recently used first. */
  const keptOf = new WeakMap<CatalogueSnapshot, Map<string, Kept>>();

  function keep(kept: Map<string, Kept>, userId: string, one: Kept): void {
    kept.delete(userId);
    kept.set(userId, one);
    let recipes = 0;
    for (const { shelf } of kept.values()) recipes += shelf.ownIds.length;
    for (const [other, { shelf }] of kept) {
      if (recipes <= mostKept || other === userId) break;
      kept.delete(other);
      recipes -= shelf.ownIds.length;
    }
  }

  return {
    async of(snapshot, userId) {
      const version = await readOwnVersion(database, userId);
      if (version === 0) return snapshot;
      const kept = keptOf.get(snapshot) ?? new Map<string, Kept>();
      keptOf.set(snapshot, kept);
      const last = kept.get(userId);
      if (last?.own.version === version) {
        keep(kept, userId, last);
        return last.shelf;
      }
      const changes = await readOwnChanges(database, userId, { since: last?.own.version ?? 0, version });
      const own = await changedOwn(last?.own ?? NO_OWN_RECIPES, changes, snapshot.ingredients);
      // The last one is gone: there is nothing left to cache for this cook.
      if (own.segments.length === 0) {
        kept.delete(userId);
        return snapshot;
      }
      const shelf = makeShelf(snapshot, userId, own);
      keep(kept, userId, { own, shelf });
      return shelf;
    },
  };
}

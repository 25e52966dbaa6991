import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { readOwnChanges, readOwnVersion } from '../own-recipe.store.ts';
import { changedOwn, NO_OWN_RECIPES, type OwnRecipes } from './own-recipes.ts';
import { makeShelf } from './own-shelf.ts';
import type { Shelf } from './shelf.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** So many own recipes of all cooks together are kept in memory, those of the cooks who searched last. */
const MOST_KEPT = 10_000;

interface Kept {
  readonly own: OwnRecipes;
  readonly shelf: Shelf;
}

export interface Shelves {
  /** What a user can find at this moment: what everybody shares in a catalogue, and the user's own. */
  of(snapshot: CatalogueSnapshot, userId: string): Promise<Shelf>;
}

/**
 * Makes the shelves of users when they are asked for. Each time the database is asked whether the user's own recipes have
 * changed, on whichever server; if so, what has changed is read.
 */
export function makeShelves(database: NodePgDatabase, mostKept: number = MOST_KEPT): Shelves {
  /** The one that was asked for last comes last. */
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
      const changes = await readOwnChanges(database, userId, last?.own.version ?? 0);
      const own = await changedOwn(last?.own ?? NO_OWN_RECIPES, changes, snapshot.ingredients);
      // The last of them is gone: there is nothing to keep for this cook.
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

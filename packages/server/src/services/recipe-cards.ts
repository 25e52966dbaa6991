import type { components } from '@larder/contract';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Thumbnails } from '../catalogue/pictures.ts';
import type { Connection } from '../stores/connection.ts';
import { readCards } from '../stores/recipe-store.ts';

type RecipeSummary = components['schemas']['RecipeSummary'];

const MOST_KEPT = 5_000;

/** Reads the cards of recipes in the order of their ids. */
export type CardReader = (snapshot: CatalogueSnapshot, ids: readonly number[]) => Promise<RecipeSummary[]>;

/** A reader that keeps the cards read lately: the first pages are asked for again and again. */
export function makeCardReader(db: Connection, thumbnails: Thumbnails): CardReader {
  const keptOf = new WeakMap<CatalogueSnapshot, Map<number, RecipeSummary>>();

  return async (snapshot, ids) => {
    const kept = keptOf.get(snapshot) ?? new Map<number, RecipeSummary>();
    keptOf.set(snapshot, kept);
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length > 0) {
      if (kept.size + missing.length > MOST_KEPT)
        for (const id of kept.keys()) if (!ids.includes(id)) kept.delete(id);
      for (const { slug, cookTime, ingredientCount, ...card } of await readCards(db, missing)) {
        kept.set(card.id, {
          id: card.id,
          title: card.title,
          country: card.country,
          thumbnail_url: thumbnails(slug),
          cook_time: cookTime,
          ingredient_count: ingredientCount,
          servings: card.servings,
          dietary: card.dietary,
        });
      }
    }
    // A recipe that was deleted since the snapshot was read has no card.
    return ids.flatMap((id) => kept.get(id) ?? []);
  };
}

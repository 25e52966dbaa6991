import type { components } from '@larder/contract';
import type { Diet } from '@larder/domain';
import type { DietAgainst } from '@larder/domain/model';
import type { Connection } from '../platform/database/connection.ts';
import { FIRST_OWN_RECIPE_ID } from '../platform/database/schema.ts';
import type { TokenHolder } from '../platform/access/caller.ts';
import { readMemories, type Memory } from './memory/memory.store.ts';
import { pictureOf, type Pictures } from './memory/pictures.ts';
import { contentsOf, judgedDiets } from './by-label.ts';
import type { CatalogueSnapshot } from './catalogue/snapshot.ts';
import { timesAnswer } from './recipe-times.ts';
import { readCards, type CardNeed } from './recipe.store.ts';

type RecipeSummary = components['schemas']['RecipeSummary'];

const MOST_KEPT = 5_000;

/** A card as returned, and its recipe's ingredients. */
export interface Card {
  readonly summary: RecipeSummary;
  readonly needs: readonly CardNeed[];
}

/** A card for any cook, with all diets that its recipe does not fit. */
interface SharedCard extends Card {
  readonly dietsByLabel: readonly DietAgainst[];
  readonly dietsAgainst: readonly DietAgainst[];
}

/** Reads the cards of recipes that a user can read, in the order of their ids, with what is against the user's diets. */
export type CardReader = (
  snapshot: CatalogueSnapshot,
  holder: TokenHolder,
  ids: readonly number[],
  diets: readonly Diet[],
) => Promise<Card[]>;

/** A reader that caches recent cards: the first pages are requested all the time. */
export function makeCardReader(db: Connection, pictures: Pictures): CardReader {
  const keptOf = new WeakMap<CatalogueSnapshot, Map<number, SharedCard>>();

  /** A card with the cook's own memories and diets, which are not part of the shared cache. */
  const ofCook = (
    { summary, needs, dietsByLabel, dietsAgainst }: SharedCard,
    holder: TokenHolder,
    diets: readonly Diet[],
    memory: Memory | undefined,
  ): Card => {
    const own = (some: readonly DietAgainst[]) => some.filter(({ diet }) => diets.includes(diet));
    return {
      needs,
      summary: {
        ...summary,
        ...(diets.length > 0 && judgedDiets(own(dietsByLabel), own(dietsAgainst))),
        ...(memory && rememberedIn(memory, holder)),
      },
    };
  };
  const rememberedIn = ({ rating, cooked, photo }: Memory, holder: TokenHolder): Partial<RecipeSummary> => ({
    ...(photo !== null && { thumbnail_url: pictures.photo(holder, photo, 'small') }),
    ...(rating !== null && { rating }),
    ...(cooked && { cooked: { ...cooked } }),
  });

  return async (snapshot, holder, ids, diets) => {
    const { userId } = holder;
    const kept = keptOf.get(snapshot) ?? new Map<number, SharedCard>();
    keptOf.set(snapshot, kept);
    // Own recipes are not cached: the cache is shared by all users, and they may have changed.
    const own = new Map<number, SharedCard>();
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length > 0) {
      if (kept.size + missing.length > MOST_KEPT)
        for (const id of kept.keys()) if (!ids.includes(id)) kept.delete(id);
      for (const { needs, ...card } of await readCards(db, userId, missing)) {
        const known = needs.flatMap(({ ingredientId }) => snapshot.names.get(ingredientId) ?? []);
        const contents = contentsOf(card, known, known.length === needs.length, snapshot.names);
        const { diets_by_label: dietsByLabel = [], diets_against: dietsAgainst = [], ...others } = contents;
        const summary: RecipeSummary = {
          id: card.id,
          title: card.title,
          english_title: card.englishTitle,
          country: card.country,
          thumbnail_url: pictureOf(card, needs, pictures),
          ...timesAnswer(card),
          ingredient_count: card.ingredientCount,
          servings: card.servings,
          ...others,
          ...(card.isRetired && { retired: true as const }),
          ...(card.isOwn && { own: true as const }),
          ...(card.unknownLines.length > 0 && { unchecked_lines: card.unknownLines.length }),
        };
        (card.id < FIRST_OWN_RECIPE_ID ? kept : own).set(card.id, {
          summary,
          needs,
          dietsByLabel,
          dietsAgainst,
        });
      }
    }
    // A recipe deleted since the snapshot has no card.
    const cards = ids.flatMap((id) => kept.get(id) ?? own.get(id) ?? []);
    const memories = await readMemories(db, userId, ids);
    return cards.map((card) => ofCook(card, holder, diets, memories.get(card.summary.id)));
  };
}

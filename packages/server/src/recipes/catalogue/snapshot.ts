import { IngredientIndex, voiceReader, type Ingredient } from '@larder/catalogue';
import type { CountryCode } from '@larder/domain';
import type { SpokenReader } from '@larder/domain/voice';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DishSearch } from '../search/dish-search/dish-search.ts';
import { AVOIDS_NOTHING, IngredientFamily } from '../search/ingredient-family.ts';
import type { MatchIndex } from '../search/match-index.ts';
import type { Vocabulary } from '../search/spelling.ts';
import type { TextIndex } from '../search/text-index/text-index.ts';
import { sorting, unhurried } from '../search/unhurried.ts';
import { bookIngredient, type BookIngredient } from './book.ts';
import {
  readCatalogueVersion,
  readIngredients,
  readPresets,
  readRecipeFacts,
  type RecipeFacts,
} from './catalogue.store.ts';
import { makeSegment, type KnownIngredients, type Segment } from './segment.ts';
import type { Shelf } from './shelf.ts';
import { inNameOrder, inTitleOrder } from './title-order.ts';

/** The catalogue of one version as it is held in memory, with the recipes that everybody shares. It never changes. */
export interface CatalogueSnapshot extends Shelf {
  readonly version: string;
  readonly names: IngredientIndex;
  /** Hears the ingredients in what a cook says. */
  readonly voice: SpokenReader<Ingredient>;
  /** Ingredient names, in order. */
  readonly ingredientNames: readonly string[];
  /** Every ingredient as the book lists it, by name. */
  readonly book: readonly BookIngredient[];
  readonly family: IngredientFamily;
  readonly presets: ReadonlyMap<CountryCode, readonly number[]>;
  /** What indexes of more recipes are made with. */
  readonly ingredients: KnownIngredients;
  readonly shared: Segment;
  readonly recipes: MatchIndex;
  readonly texts: TextIndex;
  readonly vocabulary: Vocabulary;
}

/** Reads the catalogue; null when it was never seeded, or is still the one that is `known`, by its version. */
export async function readSnapshot(
  database: NodePgDatabase,
  known: string | null = null,
): Promise<CatalogueSnapshot | null> {
  const read = await readCatalogue(database, known);
  // After the transaction, which would lie idle while the indexes of a large catalogue are made.
  return read && makeSnapshot(read);
}

/** A catalogue as it is in the database. */
export interface ReadCatalogue {
  readonly version: string;
  readonly ingredients: Ingredient[];
  readonly recipes: RecipeFacts[];
  readonly presets: ReadonlyMap<CountryCode, readonly number[]>;
}

/** All of one moment of the database. */
function readCatalogue(database: NodePgDatabase, known: string | null): Promise<ReadCatalogue | null> {
  return database.transaction(
    async (db) => {
      const version = await readCatalogueVersion(db);
      if (version === null || version === known) return null;
      return {
        version,
        ingredients: await readIngredients(db),
        recipes: await readRecipeFacts(db),
        presets: await readPresets(db),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Makes everything that is held in memory of a catalogue. */
export async function makeSnapshot({
  version,
  ingredients: all,
  recipes,
  presets,
}: ReadCatalogue): Promise<CatalogueSnapshot> {
  const inOrder = await unhurried(sorting(recipes, inTitleOrder));
  const names = new IngredientIndex(all);
  const family = new IngredientFamily(all);
  const covererOf = new Map<number, readonly number[]>();
  const coverers = (id: number) => {
    const known = covererOf.get(id) ?? [
      ...family.covering(id, AVOIDS_NOTHING),
      ...family.substitutesFor(id, AVOIDS_NOTHING),
    ];
    covererOf.set(id, known);
    return known;
  };
  const ingredients: KnownIngredients = { all, names, coverers };
  const shared = await makeSegment(inOrder, ingredients);
  const { matches, texts, vocabulary } = shared;
  return {
    version,
    names,
    voice: voiceReader(names),
    ingredientNames: all.map(({ name }) => name).toSorted(inNameOrder),
    book: all.map(bookIngredient).toSorted((a, b) => inNameOrder(a.name, b.name)),
    family,
    presets,
    ingredients,
    shared,
    ownerId: null,
    ownVersion: 0,
    ownIds: [],
    recipes: matches,
    texts,
    vocabulary,
    dishes: new DishSearch(inOrder, { matches, texts, names, family, vocabulary }),
  };
}

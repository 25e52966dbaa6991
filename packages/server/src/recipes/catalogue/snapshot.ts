import { voiceReader } from '@larder/catalogue';
import type { CountryCode } from '@larder/domain';
import { IngredientIndex, type Ingredient } from '@larder/domain/model';
import type { SpokenReader } from '@larder/domain/voice';
import { transactPatiently, type PooledDatabase } from '../../platform/database/pool.ts';
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

/** An immutable in-memory version of the catalogue with the shared recipes. */
export interface CatalogueSnapshot extends Shelf {
  readonly version: string;
  readonly names: IngredientIndex;
  /** Finds the ingredients in a transcript. */
  readonly voice: SpokenReader<Ingredient>;
  /** Ingredient names, sorted. */
  readonly ingredientNames: readonly string[];
  /** Every ingredient as a book entry, by name. */
  readonly book: readonly BookIngredient[];
  readonly family: IngredientFamily;
  readonly presets: ReadonlyMap<CountryCode, readonly number[]>;
  /** The basis for indexes of further recipes. */
  readonly ingredients: KnownIngredients;
  readonly shared: Segment;
  readonly recipes: MatchIndex;
  readonly texts: TextIndex;
  readonly vocabulary: Vocabulary;
}

/** Loads the catalogue; null if it was never seeded or still has the `known` version. */
export async function readSnapshot(
  database: PooledDatabase,
  known: string | null = null,
): Promise<CatalogueSnapshot | null> {
  const read = await readCatalogue(database, known);
  // After the transaction, which would sit idle while a large catalogue's indexes are built.
  return read && makeSnapshot(read);
}

/** The catalogue's data from the database. */
export interface ReadCatalogue {
  readonly version: string;
  readonly ingredients: Ingredient[];
  readonly recipes: RecipeFacts[];
  readonly presets: ReadonlyMap<CountryCode, readonly number[]>;
}

/** From one snapshot of the database. */
function readCatalogue(database: PooledDatabase, known: string | null): Promise<ReadCatalogue | null> {
  return transactPatiently(
    database,
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

/** Builds all in-memory structures of a catalogue. */
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
  const ingredients: KnownIngredients = { names, coverers };
  const shared = await makeSegment(inOrder, ingredients);
  const { matches, texts, vocabulary } = shared;
  let voice: SpokenReader<Ingredient> | undefined;
  return {
    version,
    names,
    /** Built for the first cook who speaks, so that startup need not wait. */
    get voice() {
      return (voice ??= voiceReader(names));
    },
    ingredientNames: all.map(({ name }) => name).toSorted(inNameOrder),
    book: all.map(bookIngredient).toSorted((a, b) => inNameOrder(a.name, b.name)),
    family,
    presets,
    ingredients,
    shared,
    ownerId: null,
    written: { ids: [], version: 0 },
    recipes: matches,
    texts,
    vocabulary,
    dishes: new DishSearch(inOrder, { matches, texts, names, family, vocabulary }),
  };
}

import { gramsOf, IngredientIndex, voiceReader, type Ingredient } from '@larder/catalogue';
import type { CountryCode } from '@larder/domain';
import type { SpokenReader } from '@larder/domain/voice';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  readCatalogueVersion,
  readIngredients,
  readPresets,
  readRecipeFacts,
  type RecipeFacts,
} from '../stores/catalogue-store.ts';
import { toDietaryFlags } from '../stores/dietary-columns.ts';
import { bookIngredient, type BookIngredient } from './book.ts';
import { DishSearch } from './dish-search/dish-search.ts';
import { AVOIDS_NOTHING, IngredientFamily } from './ingredient-family.ts';
import { MatchIndex } from './match-index.ts';
import { packCountry, packFlags } from './recipe-flags.ts';
import { Vocabulary } from './spelling.ts';
import { TextIndex } from './text-index/text-index.ts';
import { mapping, sorting, unhurried } from './unhurried.ts';

/** The catalogue of one version as it is held in memory. It never changes. */
export interface CatalogueSnapshot {
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
  readonly recipes: MatchIndex;
  /** Knows the same recipes at the same places. */
  readonly texts: TextIndex;
  readonly vocabulary: Vocabulary;
  /** Knows dishes by what cooks call them, at the same places. */
  readonly dishes: DishSearch;
}

/** The order of names and titles everywhere. */
export const inNameOrder: (a: string, b: string) => number = new Intl.Collator('en', { numeric: true })
  .compare;

/** Reads the catalogue; null when it was never seeded, or is still the one that is `known`, by its version. */
export async function readSnapshot(
  database: NodePgDatabase,
  known: string | null = null,
): Promise<CatalogueSnapshot | null> {
  const read = await readCatalogue(database, known);
  // After the transaction, which would lie idle while the indexes of a large catalogue are made.
  return read && makeSnapshot(read);
}

interface ReadCatalogue {
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

async function makeSnapshot({
  version,
  ingredients,
  recipes,
  presets,
}: ReadCatalogue): Promise<CatalogueSnapshot> {
  const inOrder = await unhurried(sorting(recipes, (a, b) => inNameOrder(a.title, b.title) || a.id - b.id));
  const names = new IngredientIndex(ingredients);
  const family = new IngredientFamily(ingredients);
  const texts = await TextIndex.of(inOrder, ingredients);
  const facts = mapping(inOrder, (recipe) => ({
    id: recipe.id,
    flags: packFlags(toDietaryFlags(recipe), recipe.allergens),
    country: packCountry(recipe.country),
    totalTime: recipe.totalTime,
    needs: recipe.needs.flatMap(([ingredientId, quantity, unit]) => {
      const ingredient = names.get(ingredientId);
      return ingredient ? { ingredientId, quantity, unit, grams: gramsOf(ingredient, quantity, unit) } : [];
    }),
  }));
  const coverers = (id: number) => [
    ...family.covering(id, AVOIDS_NOTHING),
    ...family.substitutesFor(id, AVOIDS_NOTHING),
  ];
  const matches = await unhurried(MatchIndex.making(await unhurried(facts), coverers));
  const vocabulary = new Vocabulary(texts.words());
  return {
    version,
    names,
    voice: voiceReader(names),
    ingredientNames: ingredients.map(({ name }) => name).toSorted(inNameOrder),
    book: ingredients.map(bookIngredient).toSorted((a, b) => inNameOrder(a.name, b.name)),
    family,
    presets,
    recipes: matches,
    texts,
    vocabulary,
    dishes: new DishSearch(inOrder, { matches, texts, names, family, vocabulary }),
  };
}

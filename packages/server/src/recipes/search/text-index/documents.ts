import { findCountry } from '@larder/domain';
import { LexiconReader, textsOfWords, type Lexicon, type Phrases } from './lexicon.ts';
import { makePauses } from './pauses.ts';
import { Postings } from './postings.ts';

/** A recipe's searchable data. */
export interface SearchedRecipe {
  readonly title: string;
  readonly country: string | null;
  /** The ingredients of its lines, in order. */
  readonly lines: readonly number[];
}

/** An ingredient's searchable data. */
export interface SearchedIngredient {
  readonly id: number;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** An ingredient's data by its id; undefined if there is none. */
export type KnownIngredient = (id: number) => SearchedIngredient | undefined;

/** Texts with an inverted index. */
interface Field {
  readonly phrases: Phrases;
  readonly texts: Postings;
}

/**
 * Every recipe as a text in four parts: title, cuisine, ingredient names and their aliases. The parts are not
 * materialised: a recipe has a title, a country and ingredient lines, whose words are shared by all recipes.
 * Recipes, countries and ingredients are numbered from 0, recipes in the given order.
 */
export interface Documents {
  readonly size: number;
  readonly lexicon: Lexicon;
  readonly titles: Field;
  /** One per country, such as 'italy Italian'. */
  readonly cuisines: Field;
  readonly names: Field;
  readonly otherNames: Field;
  readonly countryOf: Uint16Array;
  readonly recipesOfCountry: Postings;
  readonly linesOf: Postings;
  /** Once per line. */
  readonly recipesOfIngredient: Postings;
}

/**
 * Builds the documents of these recipes. Unknown ingredients have no words, nor do unused ones: they would
 * find nothing, and would prevent a typo with the same spelling from being corrected.
 */
export async function makeDocuments(
  recipes: readonly SearchedRecipe[],
  known: KnownIngredient,
): Promise<Documents> {
  const needed = new Set<number>();
  for (const { lines } of recipes) for (const id of lines) needed.add(id);
  const ingredients = Array.from(needed, known).filter((one) => one !== undefined);
  const reader = new LexiconReader();
  const countries = [...new Set(recipes.map(({ country }) => country))];
  const phrases = {
    titles: await reader.read(recipes.map(({ title }) => title)),
    cuisines: await reader.read(
      countries.map((code) => (code ? `${code} ${findCountry(code)?.cuisine ?? ''}` : '')),
    ),
    names: await reader.read(ingredients.map(({ name }) => name)),
    otherNames: await reader.read(ingredients.map(({ aliases }) => aliases.join(' '))),
  };
  const lexicon = reader.finish();
  const pause = makePauses();
  const fieldOf = (some: Phrases): Field => ({ phrases: some, texts: textsOfWords(some, lexicon.size) });

  const countryNumbers = new Map(countries.map((code, number) => [code, number]));
  const countryOf = Uint16Array.from(recipes, ({ country }) => countryNumbers.get(country)!);
  const ingredientNumbers = new Map(ingredients.map(({ id }, number) => [id, number]));
  const linesOf = new Postings(recipes.length, (post) => {
    for (let recipe = 0; recipe < recipes.length; recipe += 1) {
      for (const id of recipes[recipe]!.lines) {
        const ingredient = ingredientNumbers.get(id);
        if (ingredient !== undefined) post(recipe, ingredient);
      }
    }
  });
  await pause();
  const recipesOfIngredient = linesOf.inverted(ingredients.length);
  await pause();
  return {
    size: recipes.length,
    lexicon,
    titles: fieldOf(phrases.titles),
    cuisines: fieldOf(phrases.cuisines),
    names: fieldOf(phrases.names),
    otherNames: fieldOf(phrases.otherNames),
    countryOf,
    recipesOfCountry: new Postings(countries.length, (post) => {
      for (let recipe = 0; recipe < recipes.length; recipe += 1) post(countryOf[recipe]!, recipe);
    }),
    linesOf,
    recipesOfIngredient,
  };
}

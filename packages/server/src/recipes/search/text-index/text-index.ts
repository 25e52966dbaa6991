import { makeDocuments, type Documents, type KnownIngredient, type SearchedRecipe } from './documents.ts';
import { matchDocuments } from './match.ts';
import { compileQuery, type QueryTerm } from './query.ts';
import { rankAll } from './rank-all.ts';
import { rankAny } from './rank-any.ts';
import { SignIndex } from './signs.ts';

/** Recipes found by text, as positions in title order. */
export interface TextHits {
  readonly places: Uint32Array;
  /** The relevance of some of them, one number each: higher comes first. */
  relevance(places: Uint32Array): Promise<Float64Array>;
}

/**
 * The words of all recipes in typed arrays, for searching and ranking without the database. Immutable; a new
 * catalogue gets a new index.
 */
export class TextIndex {
  readonly #documents: Documents;
  readonly #signs: SignIndex;

  private constructor(documents: Documents, signs: SignIndex) {
    this.#documents = documents;
    this.#signs = signs;
  }

  /** Takes the recipes in title order. */
  static async of(recipes: readonly SearchedRecipe[], known: KnownIngredient): Promise<TextIndex> {
    const documents = await makeDocuments(recipes, known);
    return new TextIndex(documents, new SignIndex(recipes.map(({ title }) => title)));
  }

  /** All searchable words. */
  words(): readonly string[] {
    return this.#documents.lexicon.words();
  }

  /** The recipes with a word in their title, once per occurrence. */
  withTitleWord(word: string): Uint32Array {
    const { lexicon, titles } = this.#documents;
    const number = lexicon.numberOf(word);
    return number === undefined ? new Uint32Array() : titles.texts.of(number);
  }

  /**
   * The recipes whose title contains exactly these characters, none a letter or digit. All are equally
   * relevant.
   */
  findSigns(signs: string): TextHits {
    return {
      places: this.#signs.find(signs),
      relevance: (places) => Promise.resolve(new Float64Array(places.length)),
    };
  }

  /**
   * The recipes that match every term. Those that match in the title alone are ranked above all others: for
   * whole words, the rank stays below 1.
   */
  async find(terms: readonly QueryTerm[]): Promise<TextHits> {
    const documents = this.#documents;
    const query = compileQuery(terms, documents.lexicon);
    const { recipes, isInTitle } = await matchDocuments(documents, query);
    return {
      places: recipes,
      async relevance(places) {
        const rank = query.isConjunction && query.alternatives > 1 ? rankAll : rankAny;
        const relevance = Float64Array.from(await rank(documents, query, places));
        for (let at = 0; at < places.length; at += 1) if (isInTitle(places[at]!)) relevance[at]! += 1;
        return relevance;
      },
    };
  }
}

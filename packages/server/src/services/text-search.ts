import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { queryWords, type SearchWord } from '../catalogue/search-words.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Vocabulary } from '../catalogue/spelling.ts';
import type { QueryTerm } from '../catalogue/text-index/query.ts';
import type { TextHits } from '../catalogue/text-index/text-index.ts';
import { findByLikeness } from '../stores/recipe-store.ts';

/**
 * The recipes that a text finds. Every word must be in title, cuisine or ingredients; a word that no recipe has may be
 * the beginning of one, or a typo. When the words find nothing, the text may be an ingredient in other words ('500 g
 * chopped brinjals'); else titles that look alike are taken.
 */
export async function findByText(
  database: NodePgDatabase,
  {
    recipes,
    texts,
    vocabulary,
    names,
  }: Pick<CatalogueSnapshot, 'recipes' | 'texts' | 'vocabulary' | 'names'>,
  text: string,
): Promise<TextHits> {
  const find = (words: readonly SearchWord[]) => texts.find(words.map((word) => queryTerm(word, vocabulary)));
  const words = queryWords(text);
  // '%' and '_' are plain characters: they are looked for, not matched with everything.
  if (words.length === 0) return texts.findSigns(text);
  const hits = await find(words);
  if (hits.places.length > 0) return hits;
  const ingredient = names.read(text).found;
  const uses = ingredient && (await find(queryWords(ingredient.name)));
  if (uses && uses.places.length > 0) return uses;
  const alike = await findByLikeness(database, words.map(({ singular }) => singular).join(' '));
  // What the database has got since the snapshot was read has no place in it.
  return {
    places: recipes.placesOf(alike.keys()),
    relevance: (places) =>
      Promise.resolve(Float64Array.from(places, (place) => alike.get(recipes.idAt(place)) ?? 0)),
  };
}

/** What a word of a query may stand for: itself where a recipe has it, else the words nearest to it and those it begins. */
export function queryTerm({ written, singular }: SearchWord, vocabulary: Vocabulary): QueryTerm {
  const forms = [...new Set([written, singular])];
  const known = forms.filter((form) => vocabulary.has(form));
  if (known.length > 0) return { words: known, prefix: null };
  return { words: [...new Set(forms.flatMap((form) => vocabulary.nearest(form)))], prefix: written };
}

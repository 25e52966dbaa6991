import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TextHit } from '../catalogue/match-index.ts';
import { searchQuery, type QueryTerm } from '../catalogue/search-document.ts';
import { queryWords, type SearchWord } from '../catalogue/search-words.ts';
import type { CatalogueSnapshot } from '../catalogue/snapshot.ts';
import type { Vocabulary } from '../catalogue/spelling.ts';
import { findByCharacters, findByLikeness, findByWords } from '../stores/recipe-store.ts';

/**
 * The recipes that a text finds. Every word must be in title, cuisine or ingredients; a word that no recipe has may be
 * the beginning of one, or a typo. When the words find nothing, the text may be an ingredient in other words ('500 g
 * chopped brinjals'); else titles that look alike are taken.
 */
export async function findByText(
  database: NodePgDatabase,
  { vocabulary, names }: Pick<CatalogueSnapshot, 'vocabulary' | 'names'>,
  text: string,
): Promise<TextHit[]> {
  const words = queryWords(text);
  // '%' and '_' are plain characters: they are looked for, not matched with everything.
  if (words.length === 0) return findByCharacters(database, text);
  const hits = await findWords(database, vocabulary, words);
  if (hits.length > 0) return hits;
  const ingredient = names.read(text).found;
  const uses = ingredient ? await findWords(database, vocabulary, queryWords(ingredient.name)) : [];
  if (uses.length > 0) return uses;
  return findByLikeness(database, words.map(({ singular }) => singular).join(' '));
}

function findWords(
  database: NodePgDatabase,
  vocabulary: Vocabulary,
  words: readonly SearchWord[],
): Promise<TextHit[]> {
  const terms = words.map((word) => queryTerm(word, vocabulary));
  return findByWords(database, searchQuery(terms), searchQuery(terms, 'A'));
}

function queryTerm({ written, singular }: SearchWord, vocabulary: Vocabulary): QueryTerm {
  const forms = [...new Set([written, singular])];
  const known = forms.filter((form) => vocabulary.has(form));
  if (known.length > 0) return { words: known, prefix: null };
  return { words: [...new Set(forms.flatMap((form) => vocabulary.nearest(form)))], prefix: written };
}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TextHit } from '../catalogue/match-index.ts';
import { searchQuery, type QueryTerm } from '../catalogue/search-document.ts';
import { queryWords, type SearchWord } from '../catalogue/search-words.ts';
import type { Vocabulary } from '../catalogue/spelling.ts';
import { findByCharacters, findByLikeness, findByWords } from '../stores/recipe-store.ts';

/**
 * The recipes that a text finds. Every word must be in title, cuisine or ingredients; a word that no recipe has may be
 * the beginning of one, or a typo. When the words find nothing, titles that look alike are taken.
 */
export async function findByText(
  database: NodePgDatabase,
  vocabulary: Vocabulary,
  text: string,
): Promise<TextHit[]> {
  const words = queryWords(text);
  // '%' and '_' are plain characters: they are looked for, not matched with everything.
  if (words.length === 0) return findByCharacters(database, text);
  const terms = words.map((word) => queryTerm(word, vocabulary));
  const hits = await findByWords(database, searchQuery(terms), searchQuery(terms, 'A'));
  if (hits.length > 0) return hits;
  return findByLikeness(database, words.map(({ singular }) => singular).join(' '));
}

function queryTerm({ written, singular }: SearchWord, vocabulary: Vocabulary): QueryTerm {
  const forms = [...new Set([written, singular])];
  const known = forms.filter((form) => vocabulary.has(form));
  if (known.length > 0) return { words: known, prefix: null };
  return { words: [...new Set(forms.flatMap((form) => vocabulary.nearest(form)))], prefix: written };
}

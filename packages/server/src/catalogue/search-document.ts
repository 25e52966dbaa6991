import { searchWords } from './search-words.ts';

/** What of a recipe can be searched, the weightiest first. */
interface SearchDocument {
  title: string;
  cuisine: string;
  ingredients: readonly string[];
  otherNames: readonly string[];
}

/**
 * A search document in PostgreSQL's own notation ("'biryani':2A 'rice':9C"). It is written here and not by
 * to_tsvector, so that documents and queries are cut into words by one and the same rule, whatever the locale of the
 * database.
 */
export function searchVector({ title, cuisine, ingredients, otherNames }: SearchDocument): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (texts: readonly string[], weight: 'A' | 'B' | 'C' | 'D') => {
    for (const { written, singular } of texts.flatMap(searchWords)) {
      position = Math.min(position + 1, 16_383); // PostgreSQL's last position.
      for (const word of new Set([written, singular])) {
        positions.set(word, [...(positions.get(word) ?? []), `${position}${weight}`]);
      }
    }
  };
  add([title], 'A');
  add([cuisine], 'B');
  add(ingredients, 'C');
  add(otherNames, 'D');
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** Alternatives for one word of a query: exact words, and a beginning when none is known. */
export interface QueryTerm {
  readonly words: readonly string[];
  readonly prefix: string | null;
}

/** A query that asks for one alternative of every term, in PostgreSQL's notation; `weight` narrows it to title words. */
export function searchQuery(terms: readonly QueryTerm[], weight: '' | 'A' = ''): string {
  return terms
    .map(({ words, prefix }) => {
      const alternatives = words.map((word) => (weight ? `'${word}':${weight}` : `'${word}'`));
      if (prefix) alternatives.push(`'${prefix}':*${weight}`);
      return `(${alternatives.join(' | ')})`;
    })
    .join(' & ');
}

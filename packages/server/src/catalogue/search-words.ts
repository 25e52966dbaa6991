import { wordKey } from '@larder/domain/names';

/** One word that was typed or written: as it is (without case and accents), and in the singular. */
export interface SearchWord {
  readonly written: string;
  readonly singular: string;
}

/** The words of a text, as the search compares them. Signs such as '%' and '_' only part words. */
export function searchWords(text: string): SearchWord[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((written) => ({ written, singular: wordKey(written) || written }));
}

/** Words that carry no meaning in a search for a dish. */
const FILLERS = new Set([
  'a',
  'an',
  'and',
  'the',
  'with',
  'of',
  'in',
  'for',
  'or',
  'recipe',
  'recipes',
  'dish',
  'dishes',
  'something',
  'some',
  'idea',
  'ideas',
  'food',
  'two',
  'tonight',
  'today',
  'my',
  'me',
  'to',
  'make',
  'use',
  'using',
  'up',
  'homemade',
  'best',
  'good',
  'nice',
]);

/** The words of a query that count: fillers go, unless there is nothing else. */
export function queryWords(query: string): SearchWord[] {
  const words = searchWords(query);
  const telling = words.filter(({ written }) => !FILLERS.has(written));
  return telling.length > 0 ? telling : words;
}

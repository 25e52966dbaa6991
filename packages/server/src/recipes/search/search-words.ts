import { withoutAccents, wordKey } from '@larder/domain/names';

/** A word as written (without case and accents), and in the singular. */
export interface SearchWord {
  readonly written: string;
  readonly singular: string;
  /** What separates it from the previous word, other than a space: 'or', 'and', a comma, or other fillers. */
  readonly before?: 'or' | 'and' | 'comma' | 'other' | undefined;
}

/** A text's words for the search. Symbols such as '%' and '_' only separate words. */
export function searchWords(text: string): SearchWord[] {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((written) => ({ written, singular: wordKey(written) || written }));
}

/** Filler words in a recipe search. */
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
  'nor',
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

const ARTICLES = new Set(['a', 'an', 'the', 'my', 'some']);

/** A query's significant words: fillers are dropped, unless there is nothing else. */
export function queryWords(query: string): SearchWord[] {
  const telling: SearchWord[] = [];
  let before: SearchWord['before'];
  for (const [place, part] of spelledOut(query).split(',').entries()) {
    if (place > 0) before ??= 'comma';
    for (const word of searchWords(part)) {
      if (FILLERS.has(word.written)) before = joinedBy(before, word.written);
      else {
        telling.push(before ? { ...word, before } : word);
        before = undefined;
      }
    }
  }
  return telling.length > 0 ? telling : searchWords(query);
}

/** Spells out symbols, so that an excluded list does not end at '&'. */
const spelledOut = (query: string): string =>
  query
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bneither\b/gi, 'without')
    .replaceAll(/[&+]|(?<!\d)\/(?!\d)/g, ' and ')
    .replaceAll(';', ',');

/** Combines fillers and commas: ', or' is an 'or', and 'and with' starts something else. */
function joinedBy(before: SearchWord['before'], filler: string): SearchWord['before'] {
  if (ARTICLES.has(filler) || before === 'other') return before;
  if (filler === 'or' || filler === 'nor') return 'or';
  return filler === 'and' ? 'and' : 'other';
}

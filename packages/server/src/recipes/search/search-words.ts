import { wordKey } from '@larder/domain/names';

/** One word that was typed or written: as it is (without case and accents), and in the singular. */
export interface SearchWord {
  readonly written: string;
  readonly singular: string;
  /** What stood between it and the word before it, where that was more than a gap: 'or', 'and', a comma, or other fillers. */
  readonly before?: 'or' | 'and' | 'comma' | 'other' | undefined;
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

/** The words of a query that count: fillers go, unless there is nothing else. */
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

/** What stands for a word, as that word: a list that is refused must not end at '&'. */
const spelledOut = (query: string): string =>
  query
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bneither\b/gi, 'without')
    .replaceAll(/[&+]|(?<!\d)\/(?!\d)/g, ' and ')
    .replaceAll(';', ',');

/** What fillers and commas make together: ', or' is an 'or', and 'and with' begins something else. */
function joinedBy(before: SearchWord['before'], filler: string): SearchWord['before'] {
  if (ARTICLES.has(filler) || before === 'other') return before;
  if (filler === 'or' || filler === 'nor') return 'or';
  return filler === 'and' ? 'and' : 'other';
}

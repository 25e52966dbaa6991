import type { Shelf } from '../recipes/catalogue/shelf.ts';
import { queryWords, type SearchWord } from '../recipes/search/search-words.ts';

/** Shorter words are close to too many others. */
const LEAST_MISTYPED = 5;

/** The part of a dish's name that means something to the search, and the words that do not. */
export interface UnderstoodPart {
  readonly text: string;
  readonly lost: readonly string[];
}

/**
 * Divides what a cook wants to eat into what the search knows, and other words: a search would find something for those too,
 * but nothing that was asked for. If most words are unknown, so is what the others mean, and also if an unknown one stands
 * before them: it may be what turns them around.
 */
export function understoodPart(
  text: string,
  { dishes, vocabulary }: Pick<Shelf, 'dishes' | 'vocabulary'>,
): UnderstoodPart {
  if (text === '') return { text, lost: [] };
  const isKnown = ({ written, singular }: SearchWord) =>
    vocabulary.has(written) ||
    vocabulary.has(singular) ||
    (singular.length >= LEAST_MISTYPED &&
      vocabulary.nearest(singular).some(([first]) => first === singular[0]));
  const lost = dishes
    .read(queryWords(text))
    .filter(({ scores }) => scores === null)
    .flatMap(({ words }) => words.filter((word) => !isKnown(word)))
    .map(({ written }) => written);
  if (lost.length === 0) return { text, lost };
  const words = queryWords(text).map(({ written }) => written);
  const left = words.filter((written) => !lost.includes(written));
  const isTurned = words.slice(0, left.length).some((written) => lost.includes(written));
  return { text: isTurned || lost.length > left.length ? '' : left.join(' '), lost };
}

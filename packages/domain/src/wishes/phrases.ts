import { editDistance } from '../names/edit-distance.ts';
import { wordKey } from '../names/key.ts';
import type { WishContext } from './asked.ts';
import type { Word } from './word.ts';
import { FILLERS, LONGEST, PHRASES, type Meaning } from './words.ts';

/** A phrase at the front of some words. */
export interface Phrase {
  readonly meaning: Meaning;
  /** How many words it has. */
  readonly length: number;
}

/** Shorter words are more likely to be others than mistyped: 'hungry' is close to 'Hungary'. */
const LEAST_MISTYPED = 7;
/** In words of this length, two letters may be wrong: 'vegaterian'. */
const LONG = 9;
const LONG_WORDS = [...PHRASES.keys()].filter(
  (phrase) => /^\p{L}+$/u.test(phrase) && phrase.length >= LEAST_MISTYPED,
);

export const isFiller = ({ word }: Word): boolean => FILLERS.has(word);

/** The longest known phrase at the front of these words. The spelling of an ingredient's name is not corrected. */
export function phraseAt(words: readonly Word[], find: WishContext['find']): Phrase | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const phrase = words
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ');
    const meaning = PHRASES.get(phrase);
    if (meaning) return { meaning, length };
  }
  const [first] = words;
  const typed = first && !isFiller(first) ? mistyped(first.word) : null;
  if (!typed) return null;
  const isName = words.some(
    (_word, at) => find(words.slice(0, at + 1).map(({ word }) => word)) !== undefined,
  );
  return isName ? null : { meaning: typed, length: 1 };
}

/** What a mistyped word means; null if it is close to none, or to words with different meanings. */
function mistyped(word: string): Meaning | null {
  if (word.length < LEAST_MISTYPED || word.length > LONGEST_WORD) return null;
  const most = word.length >= LONG ? 2 : 1;
  const close = LONG_WORDS.filter((one) => one[0] === word[0] && editDistance(one, word, most) <= most);
  // 'Vegetable curry' is not mistyped: 'vegetables' is another form of the word.
  if (close.some((one) => wordKey(one) === wordKey(word))) return null;
  const meanings = new Set(close.map((one) => PHRASES.get(one)));
  return meanings.size === 1 ? ([...meanings][0] ?? null) : null;
}

const LONGEST_WORD = 2 + Math.max(...LONG_WORDS.map((word) => word.length));

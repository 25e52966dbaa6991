import { isFiller } from './phrases.ts';
import type { Word } from './word.ts';

/** What takes something out of what stands before it, word for word. Longer sayings come first where they begin alike. */
const SAYINGS = [
  ['except', 'for'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['other', 'than'],
  ['except'],
  ['excepting'],
  ['excluding'],
  ['besides'],
  ['barring'],
  ['bar'],
];
/** A word with other meanings, unless a day follows: 'a granola bar'. */
const AMBIGUOUS = 'bar';

/** Whether a word takes out what follows. */
export const isExcept = ({ word }: Word): boolean => word === 'except';

/** An exception, as it was written. */
export const exceptAs = (written: string): Word => ({ written, word: 'except' });

/** The words with one word for each exception: 'apart from Sunday' and 'bar Sunday' are 'except Sunday'. */
export function withExcepts(words: readonly Word[], isDay: (word: Word) => boolean): Word[] {
  const read: Word[] = [];
  for (let at = 0; at < words.length;) {
    const saying = SAYINGS.find((some) => some.every((word, place) => words[at + place]?.word === word));
    const next = words.slice(at + 1).find((one) => isDay(one) || !isFiller(one));
    const isMeant = saying && (saying[0] !== AMBIGUOUS || (next !== undefined && isDay(next)));
    const length = isMeant ? saying.length : 1;
    const some = words.slice(at, at + length);
    read.push(...(isMeant ? [exceptAs(some.map(({ written }) => written).join(' '))] : some));
    at += length;
  }
  return read;
}

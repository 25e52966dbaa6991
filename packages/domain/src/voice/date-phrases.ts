import { findDateWord, ENGLISH_DATE_WORDS } from '../dates/date-words.ts';
import { addDays, type Day } from '../dates/day.ts';
import { readDate } from '../dates/read-date.ts';
import { JOINS } from './cues.ts';
import { inFigures } from './spoken-ordinals.ts';
import type { SpokenToken } from './tokens.ts';

/** Phrases that introduce an expiry date. A longer one comes before its own prefix. */
const CUES: readonly (readonly string[])[] = [
  'best before date',
  'best before end',
  'best before',
  'best by',
  'best until',
  'use by date',
  'use by',
  'use before',
  'to be used by',
  'used by',
  'to be eaten by',
  'eat by',
  'eat before',
  'sell by',
  'expiry date',
  'expiration date',
  'expiry',
  'expires',
  'expire',
  'expiring',
  'runs out',
  'goes off',
  'go off',
  'going off',
  'good until',
  'good till',
  'good for',
  'keeps until',
  'keeps till',
  'keeps for',
  'lasts until',
  'lasts for',
  'until',
  'till',
].map((cue) => cue.split(' '));

/** Words that correct a date: 'until Friday, no, Saturday'. */
const CORRECTIONS: ReadonlySet<string> = new Set('no wait sorry actually i mean rather or not'.split(' '));

const LONGEST_DATE = 7;
const LONGEST_CORRECTION = 3;
/** Plausible expiry dates, from this many days ago to this many ahead; anything else was misheard. */
const SOONEST = -60;
const LATEST = 3660;

/** A date with the phrase that introduces it. */
export interface DatePhrase {
  readonly day: Day;
  /** Its first word. */
  readonly cue: string;
  readonly length: number;
}

/** A date introduced at a word, with any correction applied. */
export function phraseAt(said: readonly SpokenToken[], at: number, today: Day): DatePhrase | null {
  const cue = CUES.find((words) => words.every((word, index) => said[at + index]?.lower === word));
  if (!cue) return null;
  const first = dateAt(said, at + cue.length, today);
  if (!first) return null;
  let { day } = first;
  let end = at + cue.length + first.length;
  for (let words = 1; words <= LONGEST_CORRECTION; words += 1) {
    if (!CORRECTIONS.has(said[end + words - 1]?.lower ?? '')) break;
    const other = dateAt(said, end + words, today);
    if (!other) continue;
    day = other.day;
    end += words + other.length;
    break;
  }
  return { day, cue: cue[0]!, length: end - at };
}

/** The longest date starting here. */
export function dateAt(
  said: readonly SpokenToken[],
  from: number,
  today: Day,
): { day: Day; length: number } | null {
  const parts = (length: number) => said.slice(from, from + length);
  for (let length = Math.min(LONGEST_DATE, said.length - from); length > 0; length -= 1) {
    const words = parts(length);
    // A full stop ends a date, and so does a comma, except between the day and the rest.
    if (words.slice(1).some(({ ends }) => ends === 'sentence')) continue;
    if (words.some(isCutShort) || isFiller(words.at(-1)) || isOfNext(words.at(-1), said[from + length]))
      continue;
    const day = readDate(inFigures(words.map(({ lower }) => lower)), { today });
    if (day && day >= addDays(today, SOONEST) && day <= addDays(today, LATEST)) return { day, length };
  }
  return null;
}

const meaningOf = (token: SpokenToken | undefined) =>
  findDateWord(token?.lower ?? '', ENGLISH_DATE_WORDS)?.kind;

/** Nobody says 'we' for Wednesday. */
const isCutShort = ({ lower }: SpokenToken): boolean =>
  lower.length < 3 && /^[a-z]/.test(lower) && !ENGLISH_DATE_WORDS.has(lower);

const isFiller = (token: SpokenToken | undefined): boolean => meaningOf(token) === 'filler';

/** 'Until Friday two eggs': the number belongs to the eggs. '3rd' and 'third' are part of the date. */
function isOfNext(last: SpokenToken | undefined, next: SpokenToken | undefined): boolean {
  const isNumber = last?.isQuantity === true || meaningOf(last) === 'number';
  return isNumber && next?.ends === 'none' && !JOINS.has(next.lower);
}

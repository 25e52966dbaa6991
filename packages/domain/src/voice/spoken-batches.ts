import { isNumber } from '../names/numbers.ts';
import { isUnitWord } from '../names/unit-words.ts';
import type { Day } from '../dates/day.ts';
import { dateAt, phraseAt } from './date-phrases.ts';
import { JOINS } from './cues.ts';
import type { SpokenToken } from './tokens.ts';

/**
 * A part of an earlier name with its own shelf life: 'one best before Friday', 'another for Sunday', 'one
 * opened'.
 */
export interface SpokenBatch {
  /** How many: 'two'. Empty if not said. */
  readonly count: string;
  /** Its own unit: 'litre'. Empty to use the unit of the whole. */
  readonly unit: string;
  /** Whether it is one of those named before, another one, or the remainder. */
  readonly share: 'part' | 'more' | 'rest' | 'unsaid';
  readonly day: Day | null;
  readonly isOpened: boolean;
}

/** Consecutive batches, and how many words they take. */
export interface BatchRun {
  readonly batches: readonly SpokenBatch[];
  readonly length: number;
}

type Counted = Pick<SpokenBatch, 'count' | 'unit' | 'share'> & { readonly length: number };
type Marked = Pick<SpokenBatch, 'day' | 'isOpened'> & { readonly length: number; readonly isPlain: boolean };

/** Words for the remainder or for something additional, longest first. */
const SHARES: readonly (readonly [words: readonly string[], count: string, share: SpokenBatch['share']])[] = (
  [
    ['and another one', 'one', 'more'],
    ['another one', 'one', 'more'],
    ['another', 'one', 'more'],
    ['the other one', 'one', 'part'],
    ['the other ones', '', 'rest'],
    ['the others', '', 'rest'],
    ['the other two', 'two', 'part'],
    ['the other three', 'three', 'part'],
    ['the other', 'one', 'part'],
    ['the remaining ones', '', 'rest'],
    ['the rest of them', '', 'rest'],
    ['the rest', '', 'rest'],
    ['the second one', 'one', 'part'],
    ['the first one', 'one', 'part'],
  ] as const
).map(([text, count, share]) => [text.split(' '), count, share]);
const OF_THEM: readonly (readonly string[])[] = ['of them', 'of those', 'of these', 'of which'].map((text) =>
  text.split(' '),
);
/**
 * Words between the number and the date or mark: 'one that is best before Friday', 'two of them are already
 * open'.
 */
const LEADS: ReadonlySet<string> = new Set(
  'that which it they is are its thats theyre has have been already was were'.split(' '),
);
const DAY_LEADS: ReadonlySet<string> = new Set(['for', 'on']);
const OPENED: ReadonlySet<string> = new Set(['opened', 'open']);
/** What may come between two batches of a run. */
const BETWEEN: ReadonlySet<string> = new Set([...JOINS, 'with', 'then', 'but']);
const MOST_LEADS = 3;

/**
 * The batches starting at a word. A day without 'until' counts only next to another batch or date: 'one
 * Monday' alone is not an expiry date.
 */
export function batchesAt(
  said: readonly SpokenToken[],
  from: number,
  today: Day,
  isBesideDate: boolean,
): BatchRun | null {
  const batches: SpokenBatch[] = [];
  let end = from;
  let isSure = isBesideDate;
  for (let at = from; ; at = skipBetween(said, end)) {
    const batch = batchAt(said, at, today);
    if (!batch || (batches.length > 0 && said[at]?.ends === 'sentence')) break;
    const { length, isPlain, ...rest } = batch;
    batches.push(rest);
    end = at + length;
    if (!isPlain || batches.length > 1) isSure = true;
  }
  return isSure && batches.length > 0 ? { batches, length: end - from } : null;
}

/** Whether 'open' applies to the whole item: 'milk, opened', 'milk that is already open'. */
export function openedAt(said: readonly SpokenToken[], from: number): number | null {
  const end = skipLeads(said, from);
  const isApart = end > from || said[from]?.ends === 'part';
  return isApart && OPENED.has(said[end]?.lower ?? '') && isOver(said, end + 1) ? end + 1 - from : null;
}

/** The end of the words allowed between a name and its batches. */
export function skipBetween(said: readonly SpokenToken[], from: number): number {
  return BETWEEN.has(said[from]?.lower ?? '') ? from + 1 : from;
}

function batchAt(said: readonly SpokenToken[], from: number, today: Day): (SpokenBatch & Marked) | null {
  const counted = countAt(said, from);
  if (!counted) return null;
  const marked = markAt(said, from + counted.length, today);
  if (!marked) return null;
  const { count, unit, share } = counted;
  return { count, unit, share, ...marked, length: counted.length + marked.length };
}

function countAt(said: readonly SpokenToken[], at: number): Counted | null {
  for (const [words, count, share] of SHARES)
    if (isSaid(said, at, words)) return { count, unit: '', share, length: words.length };
  const [first, second] = [said[at], said[at + 1]];
  if (!first) return null;
  const isUnitNext = second?.ends === 'none' && isUnitWord(second.lower);
  const isArticle = first.lower === 'a' || first.lower === 'an';
  if (!(isNumber(first.lower) || (isArticle && isUnitNext))) return null;
  let length = isUnitNext ? 2 : 1;
  const ofThem = OF_THEM.find((words) => isSaid(said, at + length, words));
  if (ofThem) length += ofThem.length;
  const unit = isUnitNext ? second.said : '';
  return { count: first.said, unit, share: ofThem ? 'part' : 'unsaid', length };
}

function markAt(said: readonly SpokenToken[], from: number, today: Day): Marked | null {
  const start = skipLeads(said, from);
  if (said[from]?.ends !== 'none' || said[start]?.ends !== 'none') return null;
  if (OPENED.has(said[start].lower)) {
    const next = skipBetween(said, start + 1);
    const dated = phraseAt(said, next, today);
    if (dated) return { day: dated.day, isOpened: true, length: next + dated.length - from, isPlain: false };
    return isOver(said, start + 1)
      ? { day: null, isOpened: true, length: start + 1 - from, isPlain: false }
      : null;
  }
  const dated = phraseAt(said, start, today);
  if (dated) return { day: dated.day, isOpened: false, length: start + dated.length - from, isPlain: false };
  const plain = plainDayAt(said, start, today);
  return plain && { day: plain.day, isOpened: false, length: start + plain.length - from, isPlain: true };
}

/** A day without a word such as 'until': 'for Thursday', 'Monday'. */
export function plainDayAt(
  said: readonly SpokenToken[],
  from: number,
  today: Day,
): { day: Day; length: number } | null {
  const lead = DAY_LEADS.has(said[from]?.lower ?? '') ? 1 : 0;
  const date = dateAt(said, from + lead, today);
  if (!date) return null;
  const length = lead + date.length;
  return isOver(said, from + length) || countAt(said, from + length) ? { day: date.day, length } : null;
}

const skipLeads = (said: readonly SpokenToken[], from: number): number => {
  let at = from;
  while (at < from + MOST_LEADS && LEADS.has(said[at]?.lower ?? '')) at += 1;
  return at;
};

/** Whether a part of a sentence ends before a word. */
const isOver = (said: readonly SpokenToken[], at: number): boolean => {
  const next = said[at];
  return !next || next.ends !== 'none' || BETWEEN.has(next.lower) || countAt(said, at) !== null;
};

const isSaid = (said: readonly SpokenToken[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => {
    const token = said[at + index];
    return token?.lower === word && (index === 0 || token.ends === 'none');
  });

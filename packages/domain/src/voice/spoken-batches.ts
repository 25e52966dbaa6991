import { isNumber } from '../names/numbers.ts';
import { isUnitWord } from '../names/unit-words.ts';
import type { Day } from '../dates/day.ts';
import { dateAt, phraseAt } from './date-phrases.ts';
import { JOINS } from './cues.ts';
import type { SpokenToken } from './tokens.ts';

/** A part of what was named before, that keeps by itself: 'one best before Friday', 'another for Sunday', 'one opened'. */
export interface SpokenBatch {
  /** How many: 'two'. Empty where that was not said. */
  readonly count: string;
  /** The unit that was said with it: 'litre'. Empty for the unit of the whole. */
  readonly unit: string;
  /** Whether it is surely one of those named before, surely another, or what is left of them. */
  readonly share: 'part' | 'more' | 'rest' | 'unsaid';
  readonly day: Day | null;
  readonly isOpened: boolean;
}

/** Batches that were said one after the other, and how many words they took. */
export interface BatchRun {
  readonly batches: readonly SpokenBatch[];
  readonly length: number;
}

type Counted = Pick<SpokenBatch, 'count' | 'unit' | 'share'> & { readonly length: number };
type Marked = Pick<SpokenBatch, 'day' | 'isOpened'> & { readonly length: number; readonly isPlain: boolean };

/** Words that mean what is left or something more, longest first. */
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
/** What leads from the number to the date or mark: 'one that is best before Friday', 'two of them are already open'. */
const LEADS: ReadonlySet<string> = new Set(
  'that which it they is are its thats theyre has have been already was were'.split(' '),
);
const DAY_LEADS: ReadonlySet<string> = new Set(['for', 'on']);
const OPENED: ReadonlySet<string> = new Set(['opened', 'open']);
/** What may stand between two batches of a run. */
const BETWEEN: ReadonlySet<string> = new Set([...JOINS, 'with', 'then', 'but']);
const MOST_LEADS = 3;

/**
 * The batches that are said from a word on. A day without 'until' is one only beside another batch or a date: 'one Monday'
 * alone says nothing of how long it keeps.
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

/** Whether something that was said to be open is all there is of it: 'milk, opened', 'milk that is already open'. */
export function openedAt(said: readonly SpokenToken[], from: number): number | null {
  const end = skipLeads(said, from);
  const isApart = end > from || said[from]?.ends === 'part';
  return isApart && OPENED.has(said[end]?.lower ?? '') && isOver(said, end + 1) ? end + 1 - from : null;
}

/** Where what may stand between a name and its batches ends. */
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

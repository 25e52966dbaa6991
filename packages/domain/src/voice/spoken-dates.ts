import type { Day } from '../dates/day.ts';
import { phraseAt } from './date-phrases.ts';
import {
  batchesAt,
  openedAt,
  plainDayAt,
  skipBetween,
  type BatchRun,
  type SpokenBatch,
} from './spoken-batches.ts';
import type { SpokenToken } from './tokens.ts';

/**
 * A spoken date, and whether it applies to one item ('expires'), to all before it ('both expire') or is
 * ambiguous.
 */
export interface SpokenDate {
  readonly day: Day;
  readonly of: 'one' | 'all' | 'unsaid';
}

/** A transcript without its dates and batches. */
export interface DatedTokens {
  readonly tokens: readonly SpokenToken[];
  /** Each date, by how many of these tokens precede it. */
  readonly dates: ReadonlyMap<number, SpokenDate>;
  /** The batches, likewise. */
  readonly batches: ReadonlyMap<number, readonly SpokenBatch[]>;
}

/** Words that only lead up to a date phrase: 'milk that is best before Friday', 'with a use by of'. */
const LEADING: ReadonlySet<string> = new Set(
  'that which it they is are its theyre has have both all each with a an the will probably'.split(' '),
);
/** Words that tell whether a date applies to one item or several. */
const OF_ONE: ReadonlySet<string> = new Set('it is its has expires runs goes keeps lasts'.split(' '));
const OF_ALL: ReadonlySet<string> = new Set('they are theyre have both all each expire go'.split(' '));
const LONGEST_LEAD = 3;
/** An item that is open as a whole. */
const OPENED: SpokenBatch = { count: '', unit: '', share: 'rest', day: null, isOpened: true };

/**
 * Removes 'best before Friday', 'use by the third of December' and the like from a transcript, and batches
 * such as 'one opened', so that they are not searched for names. Anything that only looks like one stays.
 */
export function withoutDates(said: readonly SpokenToken[], today: Day): DatedTokens {
  const tokens: SpokenToken[] = [];
  const dates = new Map<number, SpokenDate>();
  const batches = new Map<number, readonly SpokenBatch[]>();
  let at = 0;
  let isAfterDate = false;
  while (at < said.length) {
    const run = tokens.length > 0 ? runAt(said, at, today, isAfterDate) : null;
    if (run) {
      batches.set(tokens.length, [...(batches.get(tokens.length) ?? []), ...run.batches]);
      at += run.length;
      isAfterDate = true;
      continue;
    }
    const found = phraseAt(said, at, today) ?? dayBesideBatches(said, at, today);
    if (found) {
      const words = [found.cue];
      while (tokens.length > 0 && words.length <= LONGEST_LEAD && isLeading(tokens))
        words.push(tokens.pop()!.lower);
      dates.set(tokens.length, { day: found.day, of: numberOf(words) });
      at += found.length;
      isAfterDate = true;
      continue;
    }
    const token = said[at]!;
    tokens.push(isAfterDate && token.ends === 'none' ? { ...token, ends: 'part' } : token);
    isAfterDate = false;
    at += 1;
  }
  return { tokens, dates, batches };
}

/** The batches starting at a word, with the 'and' before them. */
function runAt(said: readonly SpokenToken[], at: number, today: Day, isAfterDate: boolean): BatchRun | null {
  const from = skipBetween(said, at);
  const run = batchesAt(said, from, today, isAfterDate);
  if (run) return { ...run, length: from + run.length - at };
  const opened = openedAt(said, at);
  return opened === null ? null : { batches: [OPENED], length: opened };
}

/** 'A chicken for tomorrow and another for Sunday': the second shows that the first is a date. */
function dayBesideBatches(said: readonly SpokenToken[], at: number, today: Day) {
  if (said[at]?.lower !== 'for') return null;
  const plain = plainDayAt(said, at, today);
  const next = plain && skipBetween(said, at + plain.length);
  return next !== null && batchesAt(said, next, today, true) ? { ...plain!, cue: 'for' } : null;
}

function isLeading(tokens: readonly SpokenToken[]): boolean {
  return LEADING.has(tokens.at(-1)?.lower ?? '');
}

function numberOf(words: readonly string[]): SpokenDate['of'] {
  if (words.some((word) => OF_ALL.has(word))) return 'all';
  return words.some((word) => OF_ONE.has(word)) ? 'one' : 'unsaid';
}

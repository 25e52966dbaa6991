import type { Day } from '../dates/day.ts';
import type { FreeReason } from '../vocabulary/meal-plans.ts';
import { datesOf, daysIn, type PlannedWeek } from './days.ts';
import type { Word } from './word.ts';
import { FILLERS } from './words.ts';

/** An evening without a dinner. */
export interface FreeEvening {
  readonly date: Day;
  readonly why: FreeReason;
}

/** The evenings that a piece of a sentence leaves free, and its words that say nothing about it. */
export interface FreeEvenings {
  readonly evenings: readonly FreeEvening[];
  readonly others: readonly Word[];
}

const OUT =
  /\b(?:(?:eat|eats|eating|dine|dining|go|going|be|are|am|im|were|was|get|getting|night|dinner)? ?out|out for dinner|(?:at|to) (?:a|the) (?:restaurant|pub)|restaurant|take ?(?:away|out)|order(?:ing)? in|invited|away|at (?:(?:my|our|the|his|her) )?(?:mums?|moms?|dads?|parents|grans?|grandmas?|nans?|sisters?|brothers?|friends?|in laws))\b/;
const NOTHING =
  /\b(?:nothing|no (?:dinner|meal|cooking|food)|(?:not|dont|wont|cant)(?: want)?(?: to)? (?:cook|cooking|eat|eating)(?: dinner)?|not at home|leftovers|free|off|skip|day off)\b/;
/** Says that an evening is free whatever else is said of it: 'eating out with the girls'. */
const CERTAIN = /\b(?:(?:eat|eats|eating|dine|dining|go|going|night) out|no (?:dinner|cooking))\b/;

/**
 * The evenings that a piece of a sentence leaves free: 'nothing on Friday', 'we eat out on Saturday and Sunday'.
 * Null if it says something else about its days.
 */
export function freeEveningsIn(piece: readonly Word[], week: PlannedWeek): FreeEvenings | null {
  const { dates } = daysIn(piece, week);
  const words = piece.filter(({ word }) => datesOf(word, week) === null);
  const rest = words.map(({ word }) => word).join(' ');
  const cue = CERTAIN.exec(rest) ?? OUT.exec(rest) ?? NOTHING.exec(rest);
  if (!cue || dates.length === 0) return null;
  const said = new Set(cue[0].split(' '));
  const others = words.filter(({ word }) => !said.has(word) && !FILLERS.has(word) && !IN_COMPANY.has(word));
  // 'Nothing spicy on Friday' leaves no evening free.
  if (others.length > 0 && !CERTAIN.test(rest)) return null;
  const why = OUT.test(rest) ? 'out' : 'nothing';
  return { evenings: dates.map((date) => ({ date, why })), others };
}

/** What may follow: 'eating out with friends', 'so no dinner'. */
const IN_COMPANY = new Set(['with', 'no', 'not']);

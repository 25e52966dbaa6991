import type { Day } from '../dates/day.ts';
import type { FreeReason } from '../vocabulary/meal-plans.ts';
import { datesOf, daysIn, type PlannedWeek } from './days.ts';
import { NEGATIONS, REFUSALS } from './refusals.ts';
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
  /\b(?:nothing|no (?:dinner|meal|cooking|food)|(?:not|dont|wont|cant)(?: want)?(?: to)? (?:cook|cooking|eat|eating)(?! (?:out|in|away|at))(?: dinner)?|not at home|leftovers|free|off|skip|day off)\b/;
/** What is no evening without a dinner once it is denied: 'no takeaway', 'skip the leftovers'. */
const DENIABLE = new Set(['leftovers', 'free', 'off']);
/** Says that an evening is free whatever else is said of it: 'eating out with the girls'. */
const CERTAIN = /\b(?:(?:eat|eats|eating|dine|dining|go|going|night) out|no (?:dinner|cooking))\b/;

/**
 * The evenings that a piece of a sentence leaves free: 'nothing on Friday', 'we eat out on Saturday and Sunday'.
 * Null if it says something else about its days. They are those that it names, unless given.
 */
export function freeEveningsIn(
  piece: readonly Word[],
  week: PlannedWeek,
  dates: readonly Day[] = daysIn(piece, week).dates,
): FreeEvenings | null {
  const words = piece.filter(({ word }) => datesOf(word, week) === null);
  const rest = words.map(({ word }) => word).join(' ');
  const said = cuesIn(rest);
  if (said.length === 0 || dates.length === 0) return null;
  const unsaid = words.filter((_word, at) => !said.some(({ from, to }) => from <= at && at < to));
  // 'Not eating out on Friday' is the opposite of a free evening, and so is 'no takeaway'.
  if (unsaid.some(({ word }) => NEGATIONS.has(word) || REFUSALS.has(word))) return null;
  const isDenied = ({ from, isDeniable }: Cue) =>
    isDeniable && words.slice(0, from).some(({ word }) => NEGATIONS.has(word));
  if (said.some(isDenied)) return null;
  const others = unsaid.filter(({ word }) => !FILLERS.has(word) && word !== WITH);
  // 'Nothing spicy on Friday' leaves no evening free.
  if (others.length > 0 && !CERTAIN.test(rest)) return null;
  const why = OUT.test(rest) ? 'out' : 'nothing';
  return { evenings: dates.map((date) => ({ date, why })), others };
}

/** What may follow: 'eating out with friends'. */
const WITH = 'with';

/** Words that leave an evening free: from one word to before another. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly isDeniable: boolean;
}

/** Every cue in these words: 'going out, so no dinner' has two. */
function cuesIn(rest: string): Cue[] {
  const wordsBefore = (at: number) => rest.slice(0, at).split(' ').filter(Boolean).length;
  return [CERTAIN, OUT, NOTHING].flatMap((pattern) =>
    [...rest.matchAll(new RegExp(pattern, 'g'))].map(({ 0: text, index }) => ({
      from: wordsBefore(index),
      to: wordsBefore(index + text.length),
      isDeniable: OUT.test(text) || DENIABLE.has(text),
    })),
  );
}

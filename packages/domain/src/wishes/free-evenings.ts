import type { Day } from '../dates/day.ts';
import { weekDayOf, weekFrom } from '../meal-week.ts';
import type { FreeReason } from '../vocabulary/meal-plans.ts';
import { FILLERS } from './words.ts';

/** The week that is planned, and the day on which it is requested. */
export interface PlannedWeek {
  readonly today: Day;
  readonly startsOn: Day;
}

/** An evening without a dinner. */
export interface FreeEvening {
  readonly date: Day;
  readonly why: FreeReason;
}

const OUT =
  /\b(?:(?:eat|eats|eating|dine|dining|go|going|be|are|am|im|were|was|get|getting)? ?out|out for dinner|(?:at|to) (?:a|the) restaurant|restaurant|take ?away|invited|away)\b/;
const NOTHING =
  /\b(?:nothing|no (?:dinner|meal|cooking|food)|(?:not|dont|wont|cant)(?: want)?(?: to)? (?:cook|cooking|eat|eating)(?: dinner)?|not at home|free|off|skip|day off)\b/;

const DAY_WORDS: readonly (readonly [pattern: RegExp, days: readonly string[]])[] = [
  [/^mon(?:days?)?$/, ['Monday']],
  [/^tue(?:s|sdays?)?$/, ['Tuesday']],
  [/^wed(?:nesdays?|s)?$/, ['Wednesday']],
  [/^thu(?:rs?|rsdays?)?$/, ['Thursday']],
  [/^fri(?:days?)?$/, ['Friday']],
  [/^sat(?:urdays?)?$/, ['Saturday']],
  [/^sun(?:days?)?$/, ['Sunday']],
  [/^weekends?$/, ['Saturday', 'Sunday']],
];

/** The dates that a word means, in the week that is planned; null if it names no day. */
export function datesOf(word: string, week: PlannedWeek): Day[] | null {
  const days = weekFrom(week.startsOn);
  if (word === 'today' || word === 'tonight') return days.filter((date) => date === week.today);
  if (word === 'tomorrow') return days.filter((date) => date === weekFrom(week.today)[1]);
  const named = DAY_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  return named ? days.filter((date) => named.includes(weekDayOf(date))) : null;
}

/**
 * The evenings that a piece of a sentence leaves free: 'nothing on Friday', 'we eat out on Saturday and Sunday'.
 * Null if it names a day but says something else about it, which no week can be asked for.
 */
export function freeEveningsIn(words: readonly string[], week: PlannedWeek): readonly FreeEvening[] | null {
  const dates = words.flatMap((word) => datesOf(word, week) ?? []);
  const rest = words.filter((word) => datesOf(word, week) === null).join(' ');
  const cue = OUT.exec(rest) ?? NOTHING.exec(rest);
  if (!cue || dates.length === 0) return null;
  const others = rest.replace(cue[0], ' ').split(' ');
  // 'Nothing spicy on Friday' leaves no evening free.
  if (others.some((word) => word !== '' && !FILLERS.has(word))) return null;
  const why = OUT.test(rest) ? 'out' : 'nothing';
  return [...new Set(dates)].map((date) => ({ date, why }));
}

import { addDays, type Day } from '../dates/day.ts';
import { WEEK_DAYS, weekDayOf, weekFrom, type WeekDay } from '../meal-week.ts';
import { editDistance } from '../names/edit-distance.ts';
import type { Word } from './word.ts';

/** The week that is planned, and the day on which it is requested. */
export interface PlannedWeek {
  readonly today: Day;
  readonly startsOn: Day;
}

const DAY_WORDS: readonly (readonly [pattern: RegExp, days: readonly WeekDay[]])[] = [
  [/^mon(?:days?)?$/, ['Monday']],
  [/^tue(?:s|sdays?)?$/, ['Tuesday']],
  [/^wed(?:nesdays?|s)?$/, ['Wednesday']],
  [/^thu(?:rs?|rsdays?)?$/, ['Thursday']],
  [/^fri(?:days?)?$/, ['Friday']],
  [/^sat(?:urdays?)?$/, ['Saturday']],
  [/^sun(?:days?)?$/, ['Sunday']],
  [/^weekends?$/, ['Saturday', 'Sunday']],
  [/^(?:weekdays?|weeknights?)$/, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
];

/** Words that look like a day and are none. */
const NO_DAYS = new Set(['sundae', 'sundaes', 'sundry', 'sunny']);
/** Shorter words are more likely to be other words than mistyped days. */
const LEAST_MISTYPED = 6;
/** In names of this length, two letters may be wrong: 'wensday'. */
const LONG_NAME = 8;

/** The day whose name was mistyped; null if no single one is close. */
function mistypedDay(word: string): WeekDay | null {
  if (word.length < LEAST_MISTYPED || NO_DAYS.has(word)) return null;
  const close = WEEK_DAYS.filter((day) => {
    const name = day.toLowerCase();
    const most = name.length >= LONG_NAME ? 2 : 1;
    // The first letter is rarely wrong, and 'Monday' is close to 'Sunday'.
    return name[0] === word[0] && editDistance(name, word, most) <= most;
  });
  return close.length === 1 ? close[0]! : null;
}

/** The dates that a word means, in the week that is planned; null if it names no day. */
export function datesOf(word: string, week: PlannedWeek): Day[] | null {
  const isMeant = dayMeant(word, week);
  return isMeant && weekFrom(week.startsOn).filter(isMeant);
}

/** Whether a date is the one that a word names. */
function dayMeant(word: string, { today }: PlannedWeek): ((date: Day) => boolean) | null {
  if (word === 'today' || word === 'tonight') return (date) => date === today;
  if (word === 'tomorrow') return (date) => date === addDays(today, 1);
  const typed = mistypedDay(word);
  const named = DAY_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? (typed && [typed]);
  return named && ((date) => named.includes(weekDayOf(date)));
}

/** The days that words name, and whether only one of them is meant. */
export interface NamedDays {
  readonly dates: readonly Day[];
  /** 'Friday or Saturday'. */
  readonly isEither: boolean;
}

const UP_TO = new Set(['to', 'till', 'until', 'through', 'thru']);

/** The days in these words, each once, with those between 'Friday to Sunday'. */
export function daysIn(words: readonly Word[], week: PlannedWeek): NamedDays {
  const dates: Day[] = [];
  let isEither = false;
  for (const [at, { word }] of words.entries()) {
    const named = datesOf(word, week);
    if (!named) continue;
    const before = words[at - 1]?.word ?? '';
    const isAfterDay = at > 1 && datesOf(words[at - 2]!.word, week) !== null;
    const [from, to] = [dates.at(-1), named[0]];
    if (isAfterDay && UP_TO.has(before) && from && to) dates.push(...between(from, to, week));
    if (isAfterDay && before === 'or') isEither = true;
    dates.push(...named);
  }
  return { dates: [...new Set(dates)], isEither };
}

/** The days after one and before another, in the order of weekdays: between Monday and Wednesday is Tuesday. */
function between(from: Day, to: Day, week: PlannedWeek): Day[] {
  const following = weekFrom(from).map(weekDayOf);
  const days = new Set(following.slice(1, following.indexOf(weekDayOf(to))));
  return weekFrom(week.startsOn).filter((date) => days.has(weekDayOf(date)));
}

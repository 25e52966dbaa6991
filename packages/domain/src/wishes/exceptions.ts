import type { Day } from '../dates/day.ts';
import { weekFrom } from '../meal-week.ts';
import { datesOf, daysIn, type PlannedWeek } from './days.ts';
import { isExcept } from './except.ts';
import { isFiller } from './phrases.ts';
import type { Word } from './word.ts';

/** Something that holds on some days, and not on others. */
export interface Exception {
  /** What holds, without its days. */
  readonly head: readonly Word[];
  readonly dates: readonly Day[];
  readonly excepted: readonly Day[];
  /** What is wanted on the others instead, with its days: 'fish on Friday'; empty if nothing is. */
  readonly instead: readonly Word[];
}

const NO: Word = { written: 'no', word: 'no' };

/** The exception that a piece of a sentence makes: 'vegan all week except Sunday', 'meat only at the weekend'. Null if none. */
export function exceptionIn(piece: readonly Word[], week: PlannedWeek): Exception | null {
  const isDay = ({ word }: Word) => datesOf(word, week) !== null;
  const isPlain = (word: Word) => isDay(word) || isFiller(word);
  const at = piece.findIndex(isExcept);
  if (at === -1) return onlyOn(piece, week, isDay);
  const before = piece.slice(0, at);
  const after = piece.slice(at + 1);
  if (after.some(isExcept)) return null;
  if (!before.every(isPlain) || before.some(isDay)) {
    const instead = after.every(isPlain) ? [] : after;
    return between({ head: before, after, instead }, week, isDay);
  }
  // 'Every day except Sunday vegan.'
  const last = after.findLastIndex(isDay);
  const days = after.slice(0, last + 1);
  return days.every(isPlain)
    ? between({ head: [...before, ...after.slice(last + 1)], after: days, instead: [] }, week, isDay)
    : null;
}

/** 'Meat only at the weekend' is no meat on any other day. */
function onlyOn(piece: readonly Word[], week: PlannedWeek, isDay: (word: Word) => boolean): Exception | null {
  const at = piece.findIndex(({ word }) => word === 'only');
  const after = piece.slice(at + 1);
  const food = piece.slice(0, Math.max(0, at)).filter((word) => !isFiller(word));
  if (food.length === 0 || food.some(isDay) || !after.every((word) => isDay(word) || isFiller(word)))
    return null;
  return between({ head: [NO, ...food], after, instead: [] }, week, isDay);
}

/** Null if it is not clear which days are meant. */
function between(
  { head, after, instead }: Pick<Exception, 'head' | 'instead'> & { readonly after: readonly Word[] },
  week: PlannedWeek,
  isDay: (word: Word) => boolean,
): Exception | null {
  const { dates: excepted, isEither } = daysIn(after, week);
  const named = daysIn(head, week);
  const all = named.dates.length > 0 ? named.dates : weekFrom(week.startsOn);
  const dates = all.filter((date) => !excepted.includes(date));
  const isClear = !isEither && !named.isEither && excepted.length > 0 && dates.length > 0;
  if (!isClear || dates.length === all.length) return null;
  return { head: head.filter((word) => !isDay(word)), dates, excepted, instead };
}

const REST =
  /\b(?:otherwise|(?:the )?rest of (?:the )?(?:week|time|days)|(?:on )?(?:all )?(?:the )?other (?:days|evenings|nights))\b/;

/** What a piece asks of the days that the sentence does not name: 'otherwise vegetarian'. Null if it is about other days. */
export function askedOfRest(piece: readonly Word[]): readonly Word[] | null {
  const text = piece.map(({ word }) => word).join(' ');
  const found = REST.exec(text);
  if (!found) return null;
  const count = (part: string) => part.split(' ').filter(Boolean).length;
  const from = count(text.slice(0, found.index));
  return piece.toSpliced(from, count(found[0]));
}

import {
  dateWordKey,
  ENGLISH_DATE_WORDS,
  findDateWord,
  type DateUnit,
  type DateVocabulary,
  type DateWord,
} from './date-words.ts';
import { addDays, addMonths, isDay, lastOfMonth, makeDay, partsOfDay, weekdayOf, type Day } from './day.ts';

/** Which number of '03/12' is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** How to interpret a typed date. */
export interface DateReading {
  /** The day that 'tomorrow' is relative to. */
  today: Day;
  /** The order of '03/12', unless only the other order is valid: 'day-first' by default. */
  order?: DateOrder | undefined;
  /** The known words: English by default. */
  vocabulary?: DateVocabulary | undefined;
}

/**
 * A date up to this many days ago may be an expired one: a date without a year is taken as past, and digits
 * are not reinterpreted in the other order to move them into the future.
 */
const LATELY = 60;

/** A date further ahead than this, in days, has its year written out. */
const AHEAD = 183;

/** The range of dates that the contract allows in a pantry. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2199-12-31'];

/**
 * Reads a date as cooks type or say it: 'in 3 days', 'Fri', 'best before 3 Dec', '03/12', '2 weeks'. A month
 * alone ('12/2027') means its last day, as on a tin; a weekday means the next one. Null for 'none' or an
 * empty text, undefined for anything that is not a date or out of range.
 */
export function readDate(text: string, reading: DateReading): Day | null | undefined {
  const day = readAnyDate(text, reading);
  return day && (day < FIRST_DAY || day > LAST_DAY) ? undefined : day;
}

function readAnyDate(text: string, reading: DateReading): Day | null | undefined {
  const typed = text.trim();
  if (/^[-–—]*$/.test(typed)) return null;
  if (isDay(typed)) return typed;
  const { vocabulary = ENGLISH_DATE_WORDS } = reading;
  const words = wordsOf(typed, vocabulary);
  if (!words) return undefined;
  if (words[0]?.kind === 'none') return null;
  const [first, ...rest] = words;
  if (first?.kind === 'weekday' && rest.length > 0) {
    const day = readWords(rest, reading);
    return day !== undefined && weekdayOf(day) === first.value ? day : undefined;
  }
  return readWords(words, reading);
}

/** The meaningful words in order; null if one is unknown. */
function wordsOf(text: string, vocabulary: DateVocabulary): DateWord[] | null {
  const found: DateWord[] = [];
  for (const part of dateWordKey(text).match(/[\p{L}]+|\d+/gu) ?? []) {
    const word: DateWord | undefined = /^\d/.test(part)
      ? { kind: 'number', value: Number(part) }
      : findDateWord(part, vocabulary);
    if (!word) return null;
    if (word.kind !== 'filler') found.push(word);
  }
  return found;
}

type Reader = (values: number[], words: readonly DateWord[], reading: DateReading) => Day | null;

const unitOf = (words: readonly DateWord[]): DateUnit =>
  words.find((word) => word.kind === 'unit')?.unit ?? 'day';

/** Reads a sequence of words of these kinds. */
const READERS: Readonly<Record<string, Reader>> = {
  offset: ([days = 0], _, { today }) => addDays(today, days),
  'unit after offset': ([step = 0, days = 0], words, { today }) =>
    later(addDays(today, days), step, unitOf(words)),
  unit: ([step = 0], words, { today }) => later(today, step, unitOf(words)),
  'next unit': ([step = 0], words, { today }) => later(today, step, unitOf(words)),
  'number unit': ([count = 0, step = 0], words, { today }) => later(today, count * step, unitOf(words)),
  'number number unit': ([, count = 0, step = 0], words, { today }) =>
    later(today, count * step, unitOf(words)),
  'number unit ago': ([count = 0, step = 0], words, { today }) => later(today, -count * step, unitOf(words)),
  'end unit': (_, words, { today }) => endOf(today, unitOf(words)),
  'this unit': (_, words, { today }) => endOf(today, unitOf(words)),
  weekday: ([wanted = 0], _, { today }) => comingWeekday(today, wanted),
  'this weekday': ([wanted = 0], _, { today }) => addDays(today, (wanted - weekdayOf(today) + 7) % 7),
  'next weekday': ([wanted = 0], _, { today }) => addDays(today, 7 + wanted - weekdayOf(today)),
  'last weekday': ([wanted = 0], _, { today }) => lastWeekday(today, wanted),
  number: ([date = 0], _, { today }) => comingDate(today, date),
  month: ([month = 0], _, { today }) => endOfNamedMonth(today, month),
  'end month': ([month = 0], _, { today }) => endOfNamedMonth(today, month),
  'number month': ([date = 0, month = 0], _, { today }) =>
    date > 31 ? endOfMonth(month, date) : withoutYear(today, month, date),
  'month number': ([month = 0, date = 0], _, { today }) =>
    date > 31 ? endOfMonth(month, date) : withoutYear(today, month, date),
  'number month number': ([date = 0, month = 0, year = 0]) => makeDay(fullYear(year), month, date),
  'month number number': ([month = 0, date = 0, year = 0]) => makeDay(fullYear(year), month, date),
  'number number': (values, _, reading) => fromTwoNumbers(values, reading),
  'number number number': (values, _, reading) => fromThreeNumbers(values, reading),
};

function readWords(words: readonly DateWord[], reading: DateReading): Day | undefined {
  const read = READERS[words.map(({ kind }) => kind).join(' ')];
  const values = words.flatMap((word) => ('value' in word ? [word.value] : []));
  return read?.(values, words, reading) ?? undefined;
}

function later(day: Day, count: number, unit: DateUnit): Day | null {
  if (Math.abs(count) > 10_000) return null;
  if (unit === 'day' || unit === 'week') return addDays(day, count * (unit === 'week' ? 7 : 1));
  const found = addMonths(day, count * (unit === 'year' ? 12 : 1));
  // Years after 9999 are not supported.
  return isDay(found) ? found : null;
}

function endOf(today: Day, unit: DateUnit): Day {
  const { year, month } = partsOfDay(today);
  if (unit === 'week') return addDays(today, 6 - weekdayOf(today));
  if (unit === 'month') return lastOfMonth(year, month);
  return unit === 'year' ? lastOfMonth(year, 12) : today;
}

/** The next such weekday after today; for today there is 'today'. */
function comingWeekday(today: Day, wanted: number): Day {
  return addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1);
}

/** The last such weekday before today. */
function lastWeekday(today: Day, wanted: number): Day {
  return addDays(today, -(((weekdayOf(today) - wanted + 6) % 7) + 1));
}

/** The next such date of a month, today included. */
function comingDate(today: Day, date: number): Day | null {
  const { year, month } = partsOfDay(today);
  const months = Array.from({ length: 3 }, (_, ahead) =>
    partsOfDay(addMonths(makeDay(year, month, 1) ?? today, ahead)),
  );
  return (
    months.map((each) => makeDay(each.year, each.month, date)).find((day) => day !== null && day >= today) ??
    null
  );
}

/** The upcoming or recent day with this date and month. */
function withoutYear(today: Day, month: number, date: number): Day | null {
  const earliest = addDays(today, -LATELY);
  const { year } = partsOfDay(today);
  const years = [year - 1, year, year + 1, year + 2, year + 3, year + 4];
  return (
    years.map((each) => makeDay(each, month, date)).find((day) => day !== null && day >= earliest) ?? null
  );
}

function endOfNamedMonth(today: Day, month: number): Day {
  const { year, month: now } = partsOfDay(today);
  return lastOfMonth(month < now ? year + 1 : year, month);
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

function endOfMonth(month: number, year: number): Day | null {
  return month >= 1 && month <= 12 && year >= 2000 && year <= 9999 ? lastOfMonth(year, month) : null;
}

/** '03/12' in the local order, or the other if only that is valid; '12/27' and '12/2027' are months. */
function fromTwoNumbers([a = 0, b = 0]: readonly number[], reading: DateReading): Day | null {
  if (b > 99) return endOfMonth(a, b);
  const { today } = reading;
  const { usual, other } = inBothOrders(reading, [a, b], (month, date) => withoutYear(today, month, date));
  // A date without a year is not far ahead either: '9/12' in November is in December, not next September.
  if (usual) return nearer(usual, other, today, addDays(today, AHEAD));
  const ofMonth = fullYear(b) >= partsOfDay(today).year ? endOfMonth(a, fullYear(b)) : null;
  return ofMonth ?? other;
}

function fromThreeNumbers([a = 0, b = 0, c = 0]: readonly number[], reading: DateReading): Day | null {
  if (a > 99) return makeDay(a, b, c);
  const { usual, other } = inBothOrders(reading, [a, b], (month, date) => makeDay(fullYear(c), month, date));
  return usual ? nearer(usual, other, reading.today, LAST_DAY) : other;
}

/** What two numbers mean in the local order and in the other. */
function inBothOrders(
  { order = 'day-first' }: DateReading,
  [a, b]: readonly [number, number],
  make: (month: number, date: number) => Day | null,
): { usual: Day | null; other: Day | null } {
  const [dayFirst, monthFirst] = [make(b, a), make(a, b)];
  return order === 'day-first'
    ? { usual: dayFirst, other: monthFirst }
    : { usual: monthFirst, other: dayFirst };
}

/** The date in the local order, unless only the other one is neither long past nor out of range. */
function nearer(usual: Day, other: Day | null, today: Day, last: Day): Day {
  const isNear = (day: Day) => day >= addDays(today, -LATELY) && day <= last;
  return other !== null && !isNear(usual) && isNear(other) ? other : usual;
}

/** A day of the calendar as the contract writes it, '2026-11-27', without an hour or a time zone. */
export type Day = string;

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day of these numbers, the month from 1; null when there is none, such as 31 February. */
export function makeDay(year: number, month: number, date: number): Day | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  const isReal =
    year >= 1000 && year <= 9999 && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return isReal ? fromTime(made.getTime()) : null;
}

/** Whether a text is a real day written as '2026-11-27'. */
export function isDay(text: string): text is Day {
  const [, year, month, date] = WRITTEN.exec(text) ?? [];
  return makeDay(Number(year), Number(month), Number(date)) === text;
}

/** The numbers of a day, the month from 1. */
export function partsOfDay(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** The day at which a moment is where the code runs; now unless told. */
export function localDay(moment: Date = new Date()): Day {
  return makeDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()) ?? fromTime(moment.getTime());
}

/** The day at which a moment is in UTC: a server's, wherever it runs. */
export function utcDay(moment: Date): Day {
  return fromTime(moment.getTime());
}

/** So many days later; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return fromTime(toTime(day) + days * DAY_MS);
}

/** So many months later, on the same date or else the last of the month: 31 January and one month is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOfDay(day);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return makeDay(toYear, toMonth, date) ?? lastOfMonth(toYear, toMonth);
}

/** The last day of a month, counted from 1. */
export function lastOfMonth(year: number, month: number): Day {
  return fromTime(Date.UTC(year, month, 0));
}

/** How many days lie from one day to another; negative when the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS);
}

/** The day of the week: 0 is Monday, 6 Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(toTime(day)).getUTCDay() + 6) % 7;
}

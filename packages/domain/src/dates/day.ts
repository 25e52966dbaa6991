/** A calendar day as in the contract, '2026-11-27', without time or time zone. */
export type Day = string;

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromTime = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Builds a day from numbers, months starting at 1; null if it does not exist, such as 31 February. */
export function makeDay(year: number, month: number, date: number): Day | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  const isReal =
    year >= 1000 && year <= 9999 && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return isReal ? fromTime(made.getTime()) : null;
}

/** Whether a text is a valid day such as '2026-11-27'. */
export function isDay(text: string): text is Day {
  const [, year, month, date] = WRITTEN.exec(text) ?? [];
  return makeDay(Number(year), Number(month), Number(date)) === text;
}

/** A day's numbers, months starting at 1. */
export function partsOfDay(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** The local day of a moment; now by default. */
export function localDay(moment: Date = new Date()): Day {
  return makeDay(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()) ?? fromTime(moment.getTime());
}

/** The UTC day of a moment, independent of the machine's time zone. */
export function utcDay(moment: Date): Day {
  return fromTime(moment.getTime());
}

/** Adds days; negative to subtract. */
export function addDays(day: Day, days: number): Day {
  return fromTime(toTime(day) + days * DAY_MS);
}

/** Adds months, keeping the date or using the month's last day: 31 January plus one month is 28 February. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOfDay(day);
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return makeDay(toYear, toMonth, date) ?? lastOfMonth(toYear, toMonth);
}

/** The last day of a month, months starting at 1. */
export function lastOfMonth(year: number, month: number): Day {
  return fromTime(Date.UTC(year, month, 0));
}

/** Days from one date to another; negative if the other is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS);
}

/** The day of the week: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(toTime(day)).getUTCDay() + 6) % 7;
}

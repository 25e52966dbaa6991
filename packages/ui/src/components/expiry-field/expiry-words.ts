import type { LocaleFormat } from '../locale/index.ts';

/** Built-in text of the field. Dates are already formatted. */
export interface ExpiryFieldLabels {
  /** Accessible name of the calendar and its button. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  /** Placeholder of the empty field. */
  placeholder: string;
  /** A shortcut button: 0 is today, null is no date. */
  quick: (days: number | null) => string;
  /** Accessible name of the shortcut group. */
  quickTitle: string;
  /** Examples of what to type. */
  help: string;
  /** The interpreted date: 'Friday, November 27', 'in 4 days'. */
  understood: (date: string, distance: string) => string;
  /** A suggested date, in the field. */
  about: (date: string) => string;
  /** Says that the date is a guess, below the field. */
  guess: (date: string) => string;
  /** The same for compact fields. */
  guessShort: string;
  /** For a date in the past. */
  past: (date: string, distance: string) => string;
  none: string;
  /** For invalid input: how to write a date. */
  unknown: string;
}

export const LABELS = (format: LocaleFormat): ExpiryFieldLabels => ({
  calendar: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  placeholder: 'No date',
  quick: (days) => {
    if (days === null) return 'None';
    if (days === 0) return 'Today';
    return days === 7 ? 'A week' : `${format.count(days)} ${days === 1 ? 'day' : 'days'}`;
  },
  quickTitle: 'Common dates',
  help: 'Type “Fri”, “3 days” or “Dec 2027”',
  understood: (date, distance) => `${date}, ${distance}`,
  about: (date) => `about ${date}`,
  guess: (date) => `About ${date}, a guess`,
  guessShort: 'A guess',
  past: (date, distance) => `${date} was ${distance}`,
  none: 'No date',
  unknown: 'Not a date: try “Fri”, “3 days” or “3 Dec”',
});

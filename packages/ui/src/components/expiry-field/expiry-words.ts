import type { LocaleFormat } from '../locale/index.ts';

/** The words that the field says by itself. Dates come written in the locale. */
export interface ExpiryFieldLabels {
  /** The name of the button that opens the calendar, and of the calendar. */
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  /** In the empty field. */
  placeholder: string;
  /** A choice of one press: 0 is today, null no date. */
  quick: (days: number | null) => string;
  /** The group of these choices. */
  quickTitle: string;
  /** What can be typed. */
  help: string;
  /** What was understood: 'Friday, November 27', 'in 4 days'. */
  understood: (date: string, distance: string) => string;
  /** A date that is proposed, in the field. */
  about: (date: string) => string;
  /** That it is proposed, under the field. */
  guess: (date: string) => string;
  /** The same in a narrow field. */
  guessShort: string;
  /** A date that is over. */
  past: (date: string, distance: string) => string;
  none: string;
  /** What was typed is no date: how to write one. */
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

import { dateFormat } from '../../internal/dates/date-format.ts';
import type { DialogLabels } from '../dialog/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import type { GeneratePlanButtonLabels } from '../plan-status/index.ts';
import type { NewWeekDish } from './new-week-value.ts';

/** Text labels of the dialog. Those of the button are GeneratePlanButton's own unless given. */
export interface NewWeekDialogLabels extends DialogLabels, Partial<GeneratePlanButtonLabels> {
  title: string;
  /** A date, such as '2026-11-26', in words. */
  day: (date: string) => string;
  cancel: string;
  sentence: string;
  sentenceHint: string;
  /** The button that reads the sentence. */
  read: string;
  reading: string;
  /** Announced once it has been read. */
  filled: string;
  nothingFilled: string;
  notUnderstood: (words: readonly string[]) => string;
  /** What no recipe within the limits was found for. */
  notFound: (dishes: readonly string[]) => string;
  /** A dish that is wanted on a day, above its recipes. */
  dish: (dish: Pick<NewWeekDish, 'date' | 'lunch' | 'asked'>) => string;
  keep: string;
  keepHint: string;
  cooked: string;
  /** Before the title of a lunch. */
  lunch: string;
  free: string;
  lunches: string;
  useUp: string;
  wishes: string;
  also: string;
}

const quoted = (words: readonly string[], format: LocaleFormat) =>
  format.list(words.map((word) => `“${word}”`));

const LABELS = (format: LocaleFormat): Omit<NewWeekDialogLabels, keyof GeneratePlanButtonLabels> => ({
  close: 'Close',
  title: 'Plan this week',
  day: dateFormat(format.dateLocale).glance,
  cancel: 'Cancel',
  sentence: 'In your own words',
  sentenceHint: 'For example: something quick, tacos on Monday, nothing on Friday',
  read: 'Fill in',
  reading: 'Reading...',
  filled: 'Filled in above.',
  nothingFilled: 'Nothing to fill in.',
  notUnderstood: (words) =>
    `I did not understand ${quoted(words, format)}: pick an option above or write “fish on Friday”.`,
  notFound: (dishes) => `No recipe for ${quoted(dishes, format)} fits your limits.`,
  dish: ({ date, lunch, asked }) =>
    `${dateFormat(format.dateLocale).glance(date)}${lunch ? ', lunch' : ''}: ${asked}`,
  keep: 'Keep',
  keepHint: 'The rest is planned around these',
  cooked: 'Cooked',
  lunch: 'Lunch',
  free: 'No dinner needed',
  lunches: 'Lunch too',
  useUp: 'Use up first',
  wishes: 'More of this',
  also: 'Also this week',
});

/** Labels in the page's language. */
export function useNewWeekWords(labels: Partial<NewWeekDialogLabels> | undefined) {
  return useWords(LABELS, labels, 'new-week-dialog');
}

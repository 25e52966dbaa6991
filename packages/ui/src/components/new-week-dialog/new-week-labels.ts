import { dateFormat } from '../../internal/dates/date-format.ts';
import type { DialogLabels } from '../dialog/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import type { GeneratePlanButtonLabels } from '../plan-status/index.ts';

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

const LABELS = (format: LocaleFormat): Omit<NewWeekDialogLabels, keyof GeneratePlanButtonLabels> => ({
  close: 'Close',
  title: 'Plan this week',
  day: dateFormat(format.dateLocale).glance,
  cancel: 'Cancel',
  sentence: 'In your own words',
  sentenceHint: 'For example: something quick, use the chicken, nothing on Friday',
  read: 'Fill in',
  reading: 'Reading...',
  filled: 'Filled in below.',
  nothingFilled: 'Nothing to fill in.',
  notUnderstood: (words) => `Not understood: ${format.list(words)}.`,
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

import { dateFormat } from '../../internal/dates/date-format.ts';
import type { DialogLabels } from '../dialog/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';

/** Text labels of the dialog. */
export interface DayDialogLabels extends DialogLabels {
  /** A date, such as '2026-11-26', in words. */
  day: (date: string) => string;
  today: string;
  lunch: string;
  dinner: string;
  /** Shown for a day without a meal. */
  out: string;
  nothing: string;
  /** Precedes the day's current meal. */
  taken: (title: string) => string;
  saving: string;
  /** Announced while the days load. */
  loading: string;
  errorTitle: string;
  retry: string;
}

const LABELS = (format: LocaleFormat): DayDialogLabels => ({
  close: 'Close',
  day: (date) => dateFormat(format.dateLocale).short(date, date),
  today: 'Today',
  lunch: 'Lunch',
  dinner: 'Dinner',
  out: 'Eating out',
  nothing: 'Nothing planned',
  taken: (title) => title,
  saving: 'Saving...',
  loading: 'Loading...',
  errorTitle: 'Failed to load meal plan',
  retry: 'Try Again',
});

/** Labels in the page's language. */
export function useDayDialogWords(labels: Partial<DayDialogLabels> | undefined): DayDialogLabels {
  return useWords(LABELS, labels, 'day-dialog');
}

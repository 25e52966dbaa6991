import { sayTime } from '@larder/domain';
import type { DialogLabels } from '../dialog/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import type { RecipeTime } from '../recipe-card/index.ts';

/** The words of the dialog and of its proposals. */
export interface MealSwapDialogLabels extends DialogLabels {
  title: (meal: string) => string;
  /** Below the title, with the day's name as it was given. */
  description: (day: string) => string;
  loading: string;
  /** Read out when they have come. */
  found: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  errorTitle: string;
  retry: string;
  match: (percentage: number) => string;
  /** How long it takes: '35 min + 2 h rising'. In minutes, `waiting` included in `total`. */
  time: (time: RecipeTime) => string;
  /** What would have to be bought more, and what not any more; names in the order of the list. */
  adds: (names: readonly string[]) => string;
  saves: (names: readonly string[]) => string;
  /** Nothing more and nothing less. */
  same: string;
  choose: string;
  /** What the button is called for screen readers: which of the proposals it is for. */
  chooseName: (title: string) => string;
  choosing: string;
}

const items = (format: LocaleFormat, count: number) =>
  `${format.count(count)} ${count === 1 ? 'item' : 'items'}`;

const LABELS = (format: LocaleFormat): MealSwapDialogLabels => ({
  close: 'Close',
  title: (meal) => `Swap ${meal}`,
  description: (day) => `What else would suit ${day}, within your limits.`,
  loading: 'Looking for other meals...',
  found: (count) => (count === 1 ? '1 other meal' : `${format.count(count)} other meals`),
  emptyTitle: 'No other meal fits',
  emptyText: 'Every other recipe is already in your plan or falls outside your limits.',
  errorTitle: 'Failed to load other meals',
  retry: 'Try Again',
  match: (percentage) => `${format.percent(percentage)} Match`,
  time: (time) => sayTime(time, format.count),
  adds: (names) => `Adds ${items(format, names.length)} to buy: ${format.list(names)}`,
  saves: (names) => `Saves ${items(format, names.length)}: ${format.list(names)}`,
  same: 'Your shopping list stays as it is',
  choose: 'Choose',
  chooseName: (title) => `Choose ${title}`,
  choosing: 'Swapping...',
});

/** The words of a swap in the language of the page. */
export function useMealSwapWords(labels: Partial<MealSwapDialogLabels> | undefined): MealSwapDialogLabels {
  return useWords(LABELS, labels);
}

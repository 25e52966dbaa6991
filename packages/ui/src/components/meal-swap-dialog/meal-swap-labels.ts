import { sayTime } from '@larder/domain';
import type { DialogLabels } from '../dialog/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { moneyDifference, type MoneyTexts } from './money-difference.ts';
import type { RecipeTime } from '../recipe-card/index.ts';

/** Text labels of the dialog and its suggestions. */
export interface MealSwapDialogLabels extends DialogLabels {
  title: (meal: string) => string;
  /** Below the title, with the given day name. */
  description: (day: string) => string;
  loading: string;
  /** Announced when suggestions arrive. */
  found: (count: number) => string;
  /** The field for any other recipe, and what it finds. */
  search: string;
  clearSearch: string;
  searching: string;
  foundRecipes: (count: number) => string;
  noneTitle: string;
  noneText: string;
  searchErrorTitle: string;
  emptyTitle: string;
  emptyText: string;
  errorTitle: string;
  retry: string;
  match: (percentage: number) => string;
  /** The duration: '35 min + 2 h rising'. In minutes; `total` includes `waiting`. */
  time: (time: RecipeTime) => string;
  /** Ingredients added to and removed from the shopping list, in list order. */
  adds: (names: readonly string[]) => string;
  saves: (names: readonly string[]) => string;
  /** No effect on the shopping list. */
  same: string;
  /** The change in dollars of the shop and of the food that is used in time; null for none worth saying. */
  difference: (difference: { shop: number; saved: number }) => string | null;
  choose: string;
  /** Accessible name of the button, including the suggestion. */
  chooseName: (title: string) => string;
  choosing: string;
}

const items = (format: LocaleFormat, count: number) =>
  `${format.count(count)} ${count === 1 ? 'item' : 'items'}`;

const DIFFERENCES: MoneyTexts = {
  moreToBuy: (amount) => `${amount} more to buy`,
  lessToBuy: (amount) => `${amount} less to buy`,
  lessThrown: (amount) => `${amount} less thrown away`,
  moreThrown: (amount) => `${amount} more thrown away`,
  about: (differences) => `About ${differences}`,
};

const LABELS = (format: LocaleFormat): MealSwapDialogLabels => ({
  close: 'Close',
  title: (meal) => `Swap ${meal}`,
  description: (day) => `Other meals that suit ${day} and your limits.`,
  loading: 'Looking for other meals...',
  found: (count) => (count === 1 ? '1 other meal' : `${format.count(count)} other meals`),
  search: 'Or search for any recipe...',
  clearSearch: 'Clear search',
  searching: 'Looking for recipes...',
  foundRecipes: (count) => (count === 1 ? '1 recipe' : `${format.count(count)} recipes`),
  noneTitle: 'No recipe found',
  noneText: 'Try a dish, an ingredient or a cuisine.',
  searchErrorTitle: 'Failed to load recipes',
  emptyTitle: 'No other meal fits',
  emptyText: 'Every other recipe is already in your plan or falls outside your limits.',
  errorTitle: 'Failed to load other meals',
  retry: 'Try Again',
  match: (percentage) => `${format.percent(percentage)} Match`,
  time: (time) => sayTime(time, format.count),
  adds: (names) => `Adds ${items(format, names.length)} to buy: ${format.list(names)}`,
  saves: (names) => `Saves ${items(format, names.length)}: ${format.list(names)}`,
  same: 'Your shopping list stays as it is',
  difference: (difference) => moneyDifference(format, difference, DIFFERENCES),
  choose: 'Choose',
  chooseName: (title) => `Choose ${title}`,
  choosing: 'Swapping...',
});

/** Labels in the page's language. */
export function useMealSwapWords(labels: Partial<MealSwapDialogLabels> | undefined): MealSwapDialogLabels {
  return useWords(LABELS, labels, 'meal-swap-dialog');
}

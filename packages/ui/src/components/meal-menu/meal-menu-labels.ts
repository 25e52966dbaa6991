import { useWords } from '../locale/index.ts';

/** Text labels of the menu. */
export interface MealMenuLabels {
  /** Accessible name of the button. */
  name: (title: string) => string;
  move: string;
  double: string;
  single: string;
  out: string;
  nothing: string;
  remove: string;
}

const LABELS = (): MealMenuLabels => ({
  name: (title) => `More for ${title}`,
  move: 'Move to another day…',
  double: 'Cook double…',
  single: 'Don’t cook double',
  out: 'Eating out',
  nothing: 'Leave this evening free',
  remove: 'No lunch on this day',
});

/** Labels in the page's language. */
export function useMealMenuWords(labels: Partial<MealMenuLabels> | undefined): MealMenuLabels {
  return useWords(LABELS, labels, 'meal-menu');
}

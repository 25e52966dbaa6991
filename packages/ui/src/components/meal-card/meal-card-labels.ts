import { findCountry, sayTime, sentenceCase } from '@larder/domain';
import type { DifficultyMarkLabels } from '../difficulty-mark/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import type { RecipeTime } from '../recipe-card/index.ts';

/** Text labels of a meal. A `figure` is already formatted, and is set in bold within the text. */
export interface MealCardLabels {
  match: (percentage: number) => string;
  /** The country's name from its code, or 'International' if unknown. */
  country: (code: string | null | undefined) => string;
  difficulty: Partial<DifficultyMarkLabels>;
  need: (count: number) => string;
  /** The duration: '35 min + 2 h rising'. In minutes; `total` includes `waiting`. */
  time: (time: RecipeTime) => string;
  servings: (count: number) => string;
  eveningBefore: string;
  /** A weight in grams, formatted. */
  grams: (grams: number) => string;
  calories: (figure: string) => string;
  protein: (figure: string) => string;
  carbs: (figure: string) => string;
  perServing: (figure: string) => string;
  total: (figure: string) => string;
  /** What the pantry has instead of an ingredient, and what that changes. */
  standIn: (ingredient: string, name: string, note: string) => string;
  /** An ingredient that expires soon; `text` says when. */
  expiring: (name: string, text: string) => string;
  cooked: string;
  /** Button text, followed by the accessible names that include the meal. */
  swap: string;
  swapName: (title: string) => string;
  cook: string;
  cookName: (title: string) => string;
  undo: string;
  undoName: (title: string) => string;
  /** Accessible name of the toggle that keeps the meal, and the text of a kept one. */
  keepName: (title: string) => string;
  kept: string;
  /** Precedes the meal at which the second half is eaten. */
  doubled: string;
  showSteps: string;
  hideSteps: string;
}

const LABELS = (format: LocaleFormat): MealCardLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  country: (code) => findCountry(code)?.label ?? 'International',
  difficulty: {},
  need: (count) => `Need ${format.count(count)} ${count === 1 ? 'item' : 'items'}`,
  time: (time) => sayTime(time, format.count),
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  eveningBefore: 'The evening before',
  grams: (grams) => `${format.count(grams)} g`,
  calories: (figure) => `${figure} calories`,
  protein: (figure) => `${figure} protein`,
  carbs: (figure) => `${figure} carbs`,
  perServing: (figure) => `${figure} per serving`,
  total: (figure) => `${figure} total`,
  standIn: (ingredient, name, note) => `${sentenceCase(name)} instead of ${ingredient}. ${note}`,
  expiring: (name, text) => `Uses ${name} · ${text}`,
  cooked: 'Cooked',
  swap: 'Swap',
  swapName: (title) => `Swap ${title}`,
  cook: 'Cooked it',
  cookName: (title) => `Cooked it: ${title}`,
  undo: 'Undo',
  undoName: (title) => `Undo: ${title} is cooked`,
  keepName: (title) => `Keep ${title}`,
  kept: 'Kept',
  doubled: 'Cook double',
  showSteps: 'Show all steps',
  hideSteps: 'Show fewer lines',
});

/** A meal's labels in the page's language. */
export function useMealCardWords(labels: Partial<MealCardLabels> | undefined): MealCardLabels {
  return useWords(LABELS, labels, 'meal-card');
}

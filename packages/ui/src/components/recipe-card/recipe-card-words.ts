import type { DietaryBadgesLabels } from '../dietary-badges/index.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** The words of a card, for another language or tone. */
export interface RecipeCardLabels {
  match: (percentage: number) => string;
  minutes: (minutes: number) => string;
  ingredients: (count: number) => string;
  servings: (count: number) => string;
  /** The name of the flag; the country's English name when absent. */
  country: string | undefined;
  dietary: DietaryBadgesLabels;
}

export const LABELS = (format: LocaleFormat): RecipeCardLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  minutes: (minutes) => `${format.count(minutes)} min`,
  ingredients: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  country: undefined,
  dietary: {},
});

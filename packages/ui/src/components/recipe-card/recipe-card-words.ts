import { sayTime } from '@larder/domain';
import type { DietaryBadgesLabels } from '../dietary-badges/index.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** How long a recipe takes, in minutes. */
export interface RecipeTime {
  total: number;
  /** Of that, when there is nothing to do. */
  waiting?: number | null | undefined;
  /** What the dish does then: 'rising'. */
  kind?: string | null | undefined;
}

/** The words of a card, for another language or tone. */
export interface RecipeCardLabels {
  match: (percentage: number) => string;
  /** How long it takes: '35 min + 2 h rising'. In minutes, `waiting` included in `total`. */
  time: (time: RecipeTime) => string;
  ingredients: (count: number) => string;
  servings: (count: number) => string;
  /** What the pantry lacks; each name as it was given, and `short` those of them of which it has some. */
  needs: (names: readonly string[], short: readonly string[]) => string;
  haveEverything: string;
  /** The name of the flag; the country's English name when absent. */
  country: string | undefined;
  dietary: DietaryBadgesLabels;
}

export const LABELS = (format: LocaleFormat): RecipeCardLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  time: (time) => sayTime(time, format.count),
  ingredients: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  needs: (names, short) =>
    // Those that are short come last: 'more' would count for what follows it.
    `Needs ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `more ${name}`)].join(', ')}`,
  haveEverything: 'You have everything',
  country: undefined,
  dietary: {},
});

import { sayTime } from '@larder/domain';
import type { DietaryBadgesLabels } from '../dietary-badges/index.ts';
import type { LocaleFormat } from '../locale/index.ts';

/** A recipe's duration in minutes. */
export interface RecipeTime {
  total: number;
  /** The unattended part of it. */
  waiting?: number | null | undefined;
  /** What happens then: 'rising'. */
  kind?: string | null | undefined;
}

/** Text labels of a card. */
export interface RecipeCardLabels {
  match: (percentage: number) => string;
  /** The duration: '35 min + 2 h rising'. In minutes; `total` includes `waiting`. */
  time: (time: RecipeTime) => string;
  ingredients: (count: number) => string;
  servings: (count: number) => string;
  /** Missing ingredients by name; `short` lists those of which the pantry has some. */
  needs: (names: readonly string[], short: readonly string[]) => string;
  haveEverything: string;
  /** Accessible name of the flag; defaults to the country's English name. */
  country: string | undefined;
  dietary: DietaryBadgesLabels;
}

export const LABELS = (format: LocaleFormat): RecipeCardLabels => ({
  match: (percentage) => `${format.percent(percentage)} Match`,
  time: (time) => sayTime(time, format.count),
  ingredients: (count) => `${format.count(count)} ${count === 1 ? 'ingredient' : 'ingredients'}`,
  servings: (count) => `${format.count(count)} ${count === 1 ? 'serving' : 'servings'}`,
  needs: (names, short) =>
    // Short ones come last: otherwise 'more' would apply to the names after them.
    `Needs ${[...names.filter((name) => !short.includes(name)), ...names.filter((name) => short.includes(name)).map((name) => `more ${name}`)].join(', ')}`,
  haveEverything: 'You have everything',
  country: undefined,
  dietary: {},
});

import type { LocaleFormat } from '../locale/index.ts';

/** Text labels of the tiles. */
export interface IngredientTilesLabels {
  title: string;
  /** Title above the ungrouped tiles when groups precede them. */
  others: string;
  /** Explains the mark. */
  marked: string;
  /** Announced after an ingredient with something the cook avoids. */
  avoided: (thing: string) => string;
  /** Announced after an ingredient of which some products have something the cook avoids. */
  possiblyAvoided: (thing: string) => string;
  /** Shows the tiles that are hidden at first. */
  showAll: (count: number) => string;
}

export const LABELS = (format: LocaleFormat): IngredientTilesLabels => ({
  title: 'Tap what you have',
  others: 'Most kitchens have',
  marked: 'What you avoid',
  avoided: (thing) => `, contains ${thing}, which you avoid`,
  possiblyAvoided: (thing) => `, may contain ${thing}, which you avoid`,
  showAll: (count) => `Show all ${format.count(count)}`,
});

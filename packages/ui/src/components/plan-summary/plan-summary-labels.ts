import { useWords } from '../locale/index.ts';

/** The label of each figure. */
export interface PlanSummaryLabels {
  recipes: (count: number) => string;
  fromPantry: string;
  perMeal: string;
  /** What the week saves, and what its shop costs, with a formatted amount. */
  saved: (amount: string) => string;
  shop: (amount: string) => string;
  /** Follows the cost of the shop where there is room, and for screen readers. */
  shopFor: string;
}

const LABELS = (): PlanSummaryLabels => ({
  recipes: (count) => (count === 1 ? 'recipe' : 'recipes'),
  fromPantry: 'from pantry',
  perMeal: 'per meal',
  saved: (amount) => `${amount} of food used before its date`,
  shop: (amount) => `About ${amount}`,
  shopFor: 'to buy the rest',
});

/** The labels in the page's language. */
export function usePlanSummaryWords(labels: Partial<PlanSummaryLabels> | undefined): PlanSummaryLabels {
  return useWords(LABELS, labels, 'plan-summary');
}

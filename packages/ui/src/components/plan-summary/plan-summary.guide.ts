import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const planSummaryGuide: ComponentGuide = {
  purpose:
    'The plan in figures: PlanSummary goes next to the menu title, PlanCounters next to the tabs, PlanWorth below the title, PlanEstimateNotice below all estimates.',
  anatomy: [
    { slot: 'plan-summary', says: 'The description list' },
    { slot: 'plan-summary-figure', says: 'A figure above its name' },
    { slot: 'plan-worth', says: 'What the week saves from the bin, and what its shop costs' },
    { slot: 'plan-counters', says: 'The number of meals and of items to buy' },
    { slot: 'plan-estimate-notice', says: 'Says that the figures are estimates' },
  ],
  do: ['Keep the notice on every page with nutrition or costs.'],
  dont: ['Do not set words in the large figures: they are for numbers.'],
  keys: [],
  accessibility: ['In the summary, screen readers read the name before the figure.'],
};

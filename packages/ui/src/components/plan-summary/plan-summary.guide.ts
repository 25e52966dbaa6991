import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const planSummaryGuide: ComponentGuide = {
  purpose:
    'The plan in figures: PlanSummary stands beside the title of the menu, PlanCounters beside the tabs, PlanEstimateNotice below everything that was estimated.',
  anatomy: [
    { slot: 'plan-summary', says: 'The description list' },
    { slot: 'plan-summary-figure', says: 'A figure over its name' },
    { slot: 'plan-counters', says: 'Meals and things to buy' },
    { slot: 'plan-estimate-notice', says: 'Says that figures are estimates' },
  ],
  do: [
    'Leave out an average that nobody knows.',
    'Keep the notice on every page that shows nutrition or costs.',
  ],
  dont: ['Do not use the big figures for anything that is not a number.'],
  keys: [],
  accessibility: ['In the summary a screen reader hears the name before the figure.'],
};

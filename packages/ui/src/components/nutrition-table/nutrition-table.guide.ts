import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const nutritionTableGuide: ComponentGuide = {
  purpose:
    'What a serving contains, in the order used on food labels. For two or three figures on a card, use MealCardFacts.',
  anatomy: [
    { slot: 'nutrition-table', says: 'The table; not rendered when nothing is known' },
    { slot: 'nutrition-table-title', says: 'The caption, which says that figures are per serving' },
    { slot: 'nutrition-table-row', says: 'A figure and its name' },
  ],
  do: ['Say on the same page that figures are estimates (PlanEstimateNotice).'],
  dont: ['Do not colour figures as good or bad: that depends on who is eating.'],
  keys: [],
  accessibility: [
    'The caption names the table, and each name is the header of its row.',
    'Parts say "of which", so that nothing depends on their indentation.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const mealWeekGuide: ComponentGuide = {
  purpose: 'A whole plan: figures, notes, and meals by day. Before there is a plan, use PlanStatus.',
  anatomy: [
    { slot: 'meal-week', says: 'The section, named by its title' },
    { slot: 'meal-week-header', says: 'The title and the summary' },
    { slot: 'meal-week-title', says: 'The heading' },
    { slot: 'week-glance', says: 'The days at a glance; a press goes to the day' },
    { slot: 'meal-week-notes', says: 'Notes about the whole plan' },
  ],
  do: [
    'Pass meals in any order, with their dates: days are sorted by date, and meals without a day go under Unassigned.',
    'Without dates, days run Monday to Sunday.',
    'Pass today, so that it is marked and past days are muted.',
    'Pass leftovers with the date on which they are eaten.',
    'Put PlanEstimateNotice below it.',
    'Show MealWeekSkeleton while an existing plan loads.',
  ],
  dont: ['Do not show the skeleton while a new plan is generated: that takes seconds and has PlanStatus.'],
  keys: [{ keys: 'Enter, Space', does: 'On a day at a glance, moves focus to that day' }],
  accessibility: [
    'The outline is title, day, meal: h2, h3, h4 by default.',
    'When a change removes the focused element, focus stays on its day.',
    'When printed, only the week at a glance is shown, on one page.',
    'The skeleton is a status that announces Loading... once.',
  ],
};

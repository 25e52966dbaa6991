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
    'Pass meals in any order, with their dates: days come in order of their dates, and meals without a day go under Unassigned.',
    'Without dates, days run Monday to Sunday.',
    'Pass today, so that it is marked and days that are over step back.',
    'Pass evenings without a meal as free, and leftovers with the date on which they are eaten.',
    'Put PlanEstimateNotice below it.',
    'Show MealWeekSkeleton while an existing plan loads.',
  ],
  dont: ['Do not show the skeleton while a new plan is generated: that takes seconds and has PlanStatus.'],
  keys: [{ keys: 'Enter, Space', does: 'On a day at a glance, moves the focus to that day' }],
  accessibility: [
    'The outline is title, day, meal: h2, h3, h4 by default.',
    'When a change removes what has the focus, it stays with its day.',
    'Printed, the week is its glance alone: one page.',
    'The skeleton is a status that announces Loading... once.',
  ],
};

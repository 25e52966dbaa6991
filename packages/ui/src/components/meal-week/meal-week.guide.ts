import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const mealWeekGuide: ComponentGuide = {
  purpose:
    'A whole plan: figures, notes, and the meals under their days. Before there is a plan use PlanStatus.',
  anatomy: [
    { slot: 'meal-week', says: 'The section, named by its title' },
    { slot: 'meal-week-header', says: 'The title beside the summary' },
    { slot: 'meal-week-title', says: 'The heading' },
    { slot: 'meal-week-notes', says: 'What there is to say about the plan as a whole' },
  ],
  do: [
    'Give meals in any order: days come Monday to Sunday, meals without a day under Unassigned.',
    'Put PlanEstimateNotice below it.',
    'Show MealWeekSkeleton while a plan that was made before is fetched.',
  ],
  dont: ['Do not show the skeleton while a new plan is made: that takes seconds, and PlanStatus says so.'],
  keys: [],
  accessibility: [
    'The outline is title, day, meal: h2, h3, h4 unless told.',
    'The skeleton is a status that says Loading... once.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';

export const mealDayGuide: ComponentGuide = {
  purpose: 'The meals of one day under its name, with what they add up to. A whole plan is a MealWeek.',
  anatomy: [
    { slot: 'meal-day', says: 'The section, named by the day' },
    { slot: 'meal-day-header', says: 'The printed double rule, the name and the figures' },
    { slot: 'meal-day-name', says: 'The heading' },
    { slot: 'meal-day-figures', says: 'Total time, average match, calories, cost in whole units' },
    { slot: 'meal-day-meals', says: 'The list of meal cards' },
  ],
  do: [
    'Give meals as they are: the day adds up what is known of them.',
    'Use MealDayHeader alone over a list of your own.',
  ],
  dont: ['Do not add up figures yourself: a meal without one would count as 0.'],
  keys: [],
  accessibility: [
    'A region named by its heading; meals are a list.',
    'Each figure has its name for screen readers, because the pictures before them are not read out.',
  ],
};

import type { ComponentGuide } from '../../internal/docs/guide.ts';
import { mealDayAttributes } from './meal-day.attributes.ts';

export const mealDayGuide: ComponentGuide = {
  purpose: 'The meals of one day under its name, with their totals. For a whole plan, use MealWeek.',
  anatomy: [
    { slot: 'meal-day', says: 'The section, named by the day' },
    { slot: 'meal-day-header', says: 'The double rule, the day and its totals' },
    { slot: 'meal-day-name', says: 'The heading' },
    {
      slot: 'meal-day-figures',
      says: 'Total time, average match, calories, and cost in whole currency units',
    },
    {
      slot: 'meal-day-free',
      says: 'Why the evening is free, and Plan something, on the same line as the name',
    },
    { slot: 'meal-day-leftovers', says: 'Leftovers of a meal that is cooked double' },
    { slot: 'meal-day-meals', says: 'The list of meal cards' },
    { slot: 'meal-day-slot', says: 'Lunch or Dinner above a card, if the day has a lunch' },
  ],
  attributes: mealDayAttributes,
  do: [
    'Pass meals as they are: the day totals the known figures.',
    'Use MealDayHeader alone above your own list.',
  ],
  dont: ['Do not add up the figures yourself: a meal without one would count as 0.'],
  keys: [{ keys: 'Enter, Space', does: 'Plans something, or removes leftovers' }],
  accessibility: [
    'A region named by its heading; meals are a list.',
    'When a change removes the focused element, such as a meal that is moved away, focus stays on its day.',
    'Plan something is described by its day.',
    'Each figure has a name for screen readers, because its icon is not announced.',
  ],
};

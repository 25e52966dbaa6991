import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const mealDayAttributes: DataAttributes = [
  {
    name: 'data-when',
    slot: 'meal-day-header',
    says: 'Which day it is; absent for a day to come',
    values: ['past', 'today'],
  },
  { name: 'data-slim', slot: 'meal-day-header', says: 'The day is one row, because it has no meal' },
  { name: 'data-date', slot: 'meal-day', says: 'The date, in a MealWeek with dates', values: 'any' },
];

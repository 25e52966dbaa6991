import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const mealCardAttributes: DataAttributes = [
  { name: 'data-cooked', slot: 'meal-card', says: 'The meal is cooked' },
  { name: 'data-cooked', slot: 'meal-card-picture', says: 'The meal is cooked' },
  {
    name: 'data-state',
    slot: 'meal-card-method',
    says: 'Whether all steps are shown',
    values: ['open', 'closed'],
  },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const ingredientListAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'ingredient-list-row',
    says: 'What the pantry has of it',
    values: ['have', 'short', 'missing'],
  },
  { name: 'data-ingredient', slot: 'ingredient-list-row', says: 'The id of the ingredient', values: 'any' },
];

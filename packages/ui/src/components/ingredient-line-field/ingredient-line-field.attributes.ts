import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const ingredientLineFieldAttributes: DataAttributes = [
  {
    name: 'data-certainty',
    slot: 'ingredient-line-field',
    says: 'How sure the reading is',
    values: ['sure', 'doubtful', 'unread', 'unknown'],
  },
  { name: 'data-mending', slot: 'ingredient-line-field', says: 'The reading is being changed by hand' },
];

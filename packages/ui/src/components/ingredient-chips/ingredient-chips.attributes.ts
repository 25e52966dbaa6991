import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const ingredientChipsAttributes: DataAttributes = [
  { name: 'data-pending', slot: 'ingredient-chip', says: 'It is being removed' },
  { name: 'data-new', slot: 'ingredient-chip', says: 'It was added since the chips were first shown' },
];

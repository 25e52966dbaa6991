import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const recipeGridAttributes: DataAttributes = [
  { name: 'data-pending', slot: 'recipe-grid', says: 'Other results are being loaded' },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const ingredientTilesAttributes: DataAttributes = [
  { name: 'data-avoided', slot: 'ingredient-tile', says: 'The cook avoids it' },
];

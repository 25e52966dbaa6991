import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const recipeCardAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'recipe-card-missing',
    says: 'Whether anything is missing',
    values: ['complete', 'missing'],
  },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const spinnerAttributes: DataAttributes = [
  { name: 'data-size', slot: 'spinner', says: 'The size', values: ['small', 'medium', 'large'] },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const preferenceChipsAttributes: DataAttributes = [
  { name: 'data-strict', slot: 'preference-chips', says: 'The choice is a hard limit' },
];

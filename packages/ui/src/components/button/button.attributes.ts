import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const buttonAttributes: DataAttributes = [
  { name: 'data-pending', slot: 'button', says: 'The action runs' },
];

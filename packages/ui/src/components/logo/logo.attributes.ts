import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const logoAttributes: DataAttributes = [
  { name: 'data-size', slot: 'logo', says: 'The size', values: ['medium', 'small'] },
];

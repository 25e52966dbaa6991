import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const pageHeaderAttributes: DataAttributes = [
  { name: 'data-compact', slot: 'page-header', says: 'Little room is taken' },
];

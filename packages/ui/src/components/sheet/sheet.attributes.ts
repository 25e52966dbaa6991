import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const sheetAttributes: DataAttributes = [
  { name: 'data-side', slot: 'sheet', says: 'The edge that it comes from', values: ['start', 'bottom'] },
];

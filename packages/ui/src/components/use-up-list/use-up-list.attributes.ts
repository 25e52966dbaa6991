import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const useUpListAttributes: DataAttributes = [
  { name: 'data-layout', slot: 'use-up-list', says: 'The layout', values: ['strip', 'list'] },
];

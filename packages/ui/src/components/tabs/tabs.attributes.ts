import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const tabsAttributes: DataAttributes = [
  { name: 'data-variant', slot: 'tab-list', says: 'The look', values: ['line', 'cards'] },
];

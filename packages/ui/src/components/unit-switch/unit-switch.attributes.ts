import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const unitSwitchAttributes: DataAttributes = [
  { name: 'data-variant', slot: 'unit-switch', says: 'The look', values: ['full', 'compact'] },
];

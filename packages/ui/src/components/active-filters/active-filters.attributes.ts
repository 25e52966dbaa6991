import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const activeFiltersAttributes: DataAttributes = [
  { name: 'data-empty', slot: 'active-filters', says: 'There is no filter' },
];

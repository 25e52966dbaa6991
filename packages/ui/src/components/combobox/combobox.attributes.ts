import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const comboboxAttributes: DataAttributes = [
  { name: 'data-highlighted', slot: 'combobox-option', says: 'The suggestion that Enter selects' },
];

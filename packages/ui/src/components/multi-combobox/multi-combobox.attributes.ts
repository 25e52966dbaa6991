import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const multiComboboxAttributes: DataAttributes = [
  { name: 'data-highlighted', slot: 'multi-combobox-option', says: 'The option that Enter selects' },
];

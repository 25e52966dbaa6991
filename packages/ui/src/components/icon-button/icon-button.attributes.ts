import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const iconButtonAttributes: DataAttributes = [
  { name: 'data-filled', slot: 'icon-button', says: 'The icon is filled' },
];

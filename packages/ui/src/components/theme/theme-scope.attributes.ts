import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const themeScopeAttributes: DataAttributes = [
  { name: 'data-theme', slot: 'theme-scope', says: 'The theme of the part', values: ['light', 'dark'] },
];

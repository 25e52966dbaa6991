import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const fileFieldAttributes: DataAttributes = [
  { name: 'data-over', slot: 'file-field-area', says: 'A file is held above it' },
];

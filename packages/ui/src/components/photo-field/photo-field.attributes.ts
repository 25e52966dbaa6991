import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const photoFieldAttributes: DataAttributes = [
  { name: 'data-over', slot: 'photo-field-area', says: 'A photo is held above it' },
  { name: 'data-filled', slot: 'photo-field-area', says: 'There is a photo' },
];

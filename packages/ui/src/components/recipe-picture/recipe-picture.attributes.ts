import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const recipePictureAttributes: DataAttributes = [
  { name: 'data-fallback', slot: 'recipe-picture', says: 'The plate is shown, because there is no picture' },
];

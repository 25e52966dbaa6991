import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const ratingFieldAttributes: DataAttributes = [
  { name: 'data-filled', slot: 'rating-field-star', says: 'The rating has this star' },
];

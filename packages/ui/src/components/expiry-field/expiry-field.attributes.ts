import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const expiryFieldAttributes: DataAttributes = [
  { name: 'data-guess', slot: 'expiry-field', says: 'The date is an unconfirmed guess' },
  { name: 'data-compact', slot: 'expiry-field', says: 'Little room is taken' },
];

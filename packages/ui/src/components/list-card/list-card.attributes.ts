import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const listCardAttributes: DataAttributes = [
  { name: 'data-variant', slot: 'list-card', says: 'The kind of list', values: ['custom', 'favorites'] },
  { name: 'data-pending', slot: 'list-card', says: 'A change of the list is being saved' },
  {
    name: 'data-variant',
    slot: 'list-card-skeleton',
    says: 'The kind of list',
    values: ['custom', 'favorites'],
  },
  { name: 'data-count', slot: 'list-cover', says: 'The number of pictures', values: 'any' },
];

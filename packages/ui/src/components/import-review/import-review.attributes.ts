import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const importReviewAttributes: DataAttributes = [
  { name: 'data-draft', slot: 'import-review-row', says: 'The id of the draft', values: 'any' },
  {
    name: 'data-state',
    slot: 'import-review-row',
    says: 'Whether it will be saved; blocked if something is wrong with it',
    values: ['picked', 'left', 'blocked'],
  },
];

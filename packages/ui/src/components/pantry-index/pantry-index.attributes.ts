import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const pantryIndexAttributes: DataAttributes = [
  { name: 'data-pending', slot: 'pantry-index-entry', says: 'It is being deleted' },
  {
    name: 'data-tone',
    slot: 'pantry-index-note',
    says: 'How soon it expires; absent for later',
    values: ['expired', 'soon'],
  },
];

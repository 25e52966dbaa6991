import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const saveBarAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'save-bar',
    says: 'Whether there is something to save; closed while it slides out',
    values: ['open', 'closed'],
  },
  { name: 'data-pending', slot: 'save-bar', says: 'It is being saved' },
  { name: 'data-error', slot: 'save-bar', says: 'The last save failed, or there are conflicts' },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const collapsibleAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'collapsible',
    says: 'Whether the content is shown',
    values: ['open', 'closed'],
  },
];

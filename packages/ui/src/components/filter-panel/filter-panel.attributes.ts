import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const filterPanelAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'filter-panel',
    says: 'Whether all groups are shown',
    values: ['open', 'closed'],
  },
  {
    name: 'data-shared',
    slot: 'filter-group',
    says: 'It shares one line with the next or the previous group',
    values: ['first', 'second'],
  },
];

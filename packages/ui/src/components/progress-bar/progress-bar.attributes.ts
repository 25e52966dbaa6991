import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const progressBarAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'progress-bar-track',
    says: 'How far it is; indeterminate if that is unknown',
    values: ['indeterminate', 'loading', 'complete'],
  },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const dayDialogAttributes: DataAttributes = [
  { name: 'data-free', slot: 'day-dialog-day', says: 'The day has no meal' },
  {
    name: 'data-status',
    slot: 'day-dialog-body',
    says: 'How far the days are',
    values: ['loading', 'error', 'ready'],
  },
];

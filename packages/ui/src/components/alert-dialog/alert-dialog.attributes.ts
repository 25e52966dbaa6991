import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const alertDialogAttributes: DataAttributes = [
  {
    name: 'data-tone',
    slot: 'alert-dialog',
    says: 'How severe the action is',
    values: ['danger', 'neutral'],
  },
];

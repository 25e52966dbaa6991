import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const toasterAttributes: DataAttributes = [
  { name: 'data-message', slot: 'toaster-message', says: 'The id of the message', values: 'any' },
  {
    name: 'data-tone',
    slot: 'toaster-message',
    says: 'What kind of message it is',
    values: ['success', 'failure'],
  },
];

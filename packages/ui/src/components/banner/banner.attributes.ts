import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const bannerAttributes: DataAttributes = [
  {
    name: 'data-tone',
    slot: 'banner',
    says: 'What kind of message it is',
    values: ['success', 'info', 'warning', 'danger'],
  },
  { name: 'data-size', slot: 'banner', says: 'The size', values: ['medium', 'small'] },
];

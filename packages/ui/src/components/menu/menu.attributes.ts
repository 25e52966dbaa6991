import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const menuAttributes: DataAttributes = [
  { name: 'data-pending', slot: 'menu-checkbox-item', says: 'The change is being saved' },
  { name: 'data-tone', slot: 'menu-item', says: 'How severe the action is', values: ['neutral', 'danger'] },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const shoppingListAttributes: DataAttributes = [
  { name: 'data-waiting', slot: 'shopping-list-bought', says: 'The purchases are not synced yet' },
  { name: 'data-problem', slot: 'shopping-list-purchase', says: 'The purchase could not be added' },
  { name: 'data-long', slot: 'shopping-list-group', says: 'It has more rows than most screens show' },
];

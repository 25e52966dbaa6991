import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const addIngredientsTableAttributes: DataAttributes = [
  { name: 'data-row', slot: 'add-ingredients-table-row', says: 'The key of the row', values: 'any' },
  { name: 'data-named', slot: 'add-ingredients-table-row', says: 'The row has a name, so it will be added' },
  {
    name: 'data-question',
    slot: 'add-ingredients-table-question',
    says: 'The key of the row that is asked about',
    values: 'any',
  },
];

import type { DataAttributes } from '../docs/data-attributes.ts';

/** The attributes of a field with this `data-slot`. */
export const fieldAttributes = (slot: string): DataAttributes => [
  { name: 'data-leading', slot: `${slot}-control`, says: 'There is content before the text' },
  { name: 'data-trailing', slot: `${slot}-control`, says: 'There is content after the text' },
];

import type { DataAttributes } from '../docs/data-attributes.ts';

/** The attributes of a group of options with this `data-slot`. */
export const groupAttributes = (slot: string): DataAttributes => [
  { name: 'data-invalid', slot, says: 'It has an error' },
];

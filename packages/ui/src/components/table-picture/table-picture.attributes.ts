import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const tablePictureAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'table-picture',
    says: 'Whether the picture is there; empty is the plate, where nothing can be drawn',
    values: ['waiting', 'drawn', 'empty'],
  },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const skeletonAttributes: DataAttributes = [
  { name: 'data-shape', slot: 'skeleton', says: 'The shape', values: ['text', 'picture', 'pill', 'block'] },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const matchJarAttributes: DataAttributes = [
  {
    name: 'data-level',
    slot: 'match-jar',
    says: 'How full the jar is',
    values: ['missing', 'partial', 'have'],
  },
];

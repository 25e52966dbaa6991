import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const difficultyMarkAttributes: DataAttributes = [
  {
    name: 'data-level',
    slot: 'difficulty-mark',
    says: 'The level',
    values: ['easy', 'medium', 'hard', 'unknown'],
  },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const mealSwapDialogAttributes: DataAttributes = [
  {
    name: 'data-status',
    slot: 'meal-swap-dialog-body',
    says: 'How far the suggestions are',
    values: ['loading', 'error', 'ready'],
  },
];

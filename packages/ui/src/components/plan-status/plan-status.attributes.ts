import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const planStatusAttributes: DataAttributes = [
  { name: 'data-status', slot: 'plan-status', says: 'What the plan is', values: ['empty', 'generating'] },
];

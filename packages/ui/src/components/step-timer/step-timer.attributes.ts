import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const stepTimerAttributes: DataAttributes = [
  { name: 'data-state', slot: 'step-timer', says: 'What it does', values: ['running', 'paused', 'ended'] },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const weekGlanceAttributes: DataAttributes = [
  {
    name: 'data-kind',
    slot: 'week-glance-day',
    says: 'What the evening has',
    values: ['meal', 'leftovers', 'out', 'nothing'],
  },
  { name: 'data-past', slot: 'week-glance-day', says: 'The day is over' },
];

import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const planNoticeAttributes: DataAttributes = [
  {
    name: 'data-state',
    slot: 'plan-notice',
    says: 'Whether it is shown, or on its way out',
    values: ['open', 'closed'],
  },
  {
    name: 'data-reason',
    slot: 'plan-notice',
    says: 'Why the plan is out of date',
    values: ['pantry', 'preferences', 'replaced'],
  },
];

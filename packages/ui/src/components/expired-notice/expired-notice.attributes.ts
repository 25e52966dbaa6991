import type { DataAttributes } from '../../internal/docs/data-attributes.ts';

export const expiredNoticeAttributes: DataAttributes = [
  { name: 'data-empty', slot: 'expired-notice', says: 'Every item has its answer' },
];

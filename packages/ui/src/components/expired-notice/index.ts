export { ExpiredNotice, type ExpiredNoticeProps } from './expired-notice.tsx';
export type { ExpiredItem, ExpiredNoticeLabels } from './expired-words.ts';

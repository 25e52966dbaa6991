export {
  ConflictNotice,
  type ConflictChoice,
  type ConflictingField,
  type ConflictNoticeLabels,
  type ConflictNoticeProps,
} from './conflict-notice.tsx';

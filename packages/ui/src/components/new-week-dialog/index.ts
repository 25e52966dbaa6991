export { NewWeekDialog, type NewWeekDialogProps, type NewWeekOption } from './new-week-dialog.tsx';
export type { NewWeekDialogLabels } from './new-week-labels.ts';
export {
  lunchId,
  NO_WISHES,
  withDish,
  withFree,
  withLunches,
  type NewWeekDay,
  type NewWeekDish,
  type NewWeekValue,
} from './new-week-value.ts';
export type { ReadSentence } from './wish-sentence.tsx';

export { DayDialog, type DayDialogProps, type DayDialogState } from './day-dialog.tsx';
export type { DayChoice } from './day-choice-row.tsx';
export type { DayDialogLabels } from './day-dialog-labels.ts';

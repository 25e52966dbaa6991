export { ListDialog, type ListDialogProps } from './list-dialog.tsx';
export type { ListDialogLabels } from './list-dialog-words.ts';
export type { ListValues } from './list-values.ts';

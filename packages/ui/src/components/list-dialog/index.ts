export { ListDialog, type ListDialogLabels, type ListDialogProps, type ListValues } from './list-dialog.tsx';

export { AlertDialog, type AlertDialogLabels, type AlertDialogProps } from './alert-dialog.tsx';

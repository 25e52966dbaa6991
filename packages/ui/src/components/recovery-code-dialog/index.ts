export {
  RecoveryCodeDialog,
  type RecoveryCodeDialogLabels,
  type RecoveryCodeDialogProps,
} from './recovery-code-dialog.tsx';

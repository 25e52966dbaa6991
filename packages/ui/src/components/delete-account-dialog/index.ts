export {
  DeleteAccountDialog,
  type DeleteAccountDialogLabels,
  type DeleteAccountDialogProps,
} from './delete-account-dialog.tsx';

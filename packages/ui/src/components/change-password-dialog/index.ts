export {
  ChangePasswordDialog,
  type ChangePasswordDialogLabels,
  type ChangePasswordDialogProps,
  type PasswordChange,
} from './change-password-dialog.tsx';

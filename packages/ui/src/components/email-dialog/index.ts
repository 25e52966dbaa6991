export {
  EmailDialog,
  type EmailChange,
  type EmailDialogLabels,
  type EmailDialogProps,
} from './email-dialog.tsx';

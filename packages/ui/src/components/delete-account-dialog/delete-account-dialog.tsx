'use client';
import { MESSAGES } from '@larder/domain';
import { forwardRef } from 'react';
import { AccountForm } from '../../internal/form-dialog/account-form.tsx';
import type { FormDialogProps } from '../../internal/form-dialog/form-dialog-props.ts';
import { OwnPassword } from '../../internal/form-dialog/own-password.tsx';
import { useFormDialog } from '../../internal/form-dialog/use-form-dialog.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { useWords } from '../locale/index.ts';
import type { PasswordFieldLabels } from '../password-field/index.ts';
import styles from './delete-account-dialog.module.css';

/** Text labels of the dialog; that of the show button belongs to the password field. */
export interface DeleteAccountDialogLabels {
  title: string;
  description: string;
  password: string;
  passwordRequired: string;
  deleteAccount: string;
  deleting: string;
  cancel: string;
  eye: Partial<PasswordFieldLabels>;
}

const LABELS = (): DeleteAccountDialogLabels => ({
  title: 'Delete your account?',
  description: 'Your pantry, lists, preferences and meal plan will be deleted too. This cannot be undone.',
  password: 'Your password',
  passwordRequired: MESSAGES.passwordRequired,
  deleteAccount: 'Delete',
  deleting: 'Deleting...',
  cancel: 'Cancel',
  eye: {},
});

/** Props of {@link DeleteAccountDialog}; other `div` attributes go to the dialog. */
export interface DeleteAccountDialogProps extends FormDialogProps<'password'> {
  /** Called with a non-empty password. The caller closes the dialog once the account is deleted. */
  onDelete: (password: string) => void;
  /** Overrides for the built-in text. */
  labels?: Partial<DeleteAccountDialogLabels> | undefined;
}

/** Explains what is lost with the account and asks for the password before deleting it. */
export const DeleteAccountDialog = forwardRef<HTMLDivElement, DeleteAccountDialogProps>(
  function DeleteAccountDialog(
    {
      open,
      defaultOpen,
      onOpenChange,
      trigger,
      username,
      onDelete,
      pending = false,
      error,
      errors,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'delete-account-dialog');
    const { isOpen, setOpen, inputOf, errorOf, failure, submit } = useFormDialog(
      { open, defaultOpen, onOpenChange, pending, error, errors },
      ['password'],
    );
    const confirm = () =>
      submit(
        ({ password }) => ({ password: password ? null : words.passwordRequired }),
        ({ password }) => onDelete(password),
      );

    return (
      <AlertDialog
        ref={ref}
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        title={words.title}
        description={words.description}
        confirmLabel={pending ? words.deleting : words.deleteAccount}
        labels={{ cancel: words.cancel }}
        pending={pending}
        error={failure}
        onConfirm={confirm}
      >
        <AccountForm
          className={styles.form}
          data-slot="delete-account-dialog-form"
          username={username}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <OwnPassword
            ref={inputOf('password')}
            label={words.password}
            labels={words.eye}
            error={errorOf('password')}
          />
          {/* With two fields, Enter submits only if the form has a submit button. The visible button is outside it. */}
          <button type="submit" hidden>
            {words.deleteAccount}
          </button>
        </AccountForm>
      </AlertDialog>
    );
  },
);

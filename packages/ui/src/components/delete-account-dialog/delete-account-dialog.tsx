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

/** The words of the dialog; those of the eye are the password field's. */
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

/** Props of {@link DeleteAccountDialog}; every attribute of a `div` goes on the dialog. */
export interface DeleteAccountDialogProps extends FormDialogProps<'password'> {
  /** Called with the password once there is one. The caller closes the dialog when the account is gone. */
  onDelete: (password: string) => void;
  /** Other words for what it says by itself. */
  labels?: Partial<DeleteAccountDialogLabels> | undefined;
}

/** Says what is lost with an account, and asks for the password before it goes. */
export const DeleteAccountDialog = forwardRef<HTMLDivElement, DeleteAccountDialogProps>(
  function DeleteAccountDialog(
    { open, defaultOpen, onOpenChange, trigger, username, onDelete, pending = false, error, labels, ...rest },
    ref,
  ) {
    const words = useWords(LABELS, labels);
    const { isOpen, setOpen, inputOf, errorOf, failure, submit } = useFormDialog(
      { open, defaultOpen, onOpenChange, pending, error },
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
          {/* Enter sends a form of two fields only where it has a button. The one to see belongs to the question. */}
          <button type="submit" hidden>
            {words.deleteAccount}
          </button>
        </AccountForm>
      </AlertDialog>
    );
  },
);

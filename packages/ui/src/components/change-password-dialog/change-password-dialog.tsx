'use client';
import { LIMITS, MESSAGES, newPasswordError } from '@larder/domain';
import { forwardRef, useId } from 'react';
import { AccountForm } from '../../internal/form-dialog/account-form.tsx';
import { FormActions } from '../../internal/form-dialog/form-actions.tsx';
import type { FormDialogProps } from '../../internal/form-dialog/form-dialog-props.ts';
import { OwnPassword } from '../../internal/form-dialog/own-password.tsx';
import { useFormDialog } from '../../internal/form-dialog/use-form-dialog.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords } from '../locale/index.ts';
import { PasswordField, type PasswordFieldLabels } from '../password-field/index.ts';

/** The password that is, and the one that shall be. */
export interface PasswordChange {
  present: string;
  next: string;
}

/** The words of the dialog; those of the eyes are the password field's. */
export interface ChangePasswordDialogLabels {
  title: string;
  description: string;
  present: string;
  next: string;
  nextHint: string;
  presentRequired: string;
  /** What is wrong with a new password; null when nothing is. */
  nextError: (next: string) => string | null;
  change: string;
  changing: string;
  cancel: string;
  /** The name of the closing cross. */
  close: string;
  eyes: Partial<PasswordFieldLabels>;
}

const LABELS = (): ChangePasswordDialogLabels => ({
  title: 'Change password',
  description: 'You stay logged in here and are logged out everywhere else.',
  present: 'Current password',
  next: 'New password',
  nextHint: `${LIMITS.password.min} characters or more`,
  presentRequired: MESSAGES.passwordRequired,
  nextError: newPasswordError,
  change: 'Change password',
  changing: 'Changing...',
  cancel: 'Cancel',
  close: 'Close',
  eyes: {},
});

/** Props of {@link ChangePasswordDialog}; every attribute of a `div` goes on the dialog. */
export interface ChangePasswordDialogProps extends FormDialogProps<keyof PasswordChange> {
  /** Called once both are there and the new one is long enough. The caller closes the dialog when all went well. */
  onChangePassword: (change: PasswordChange) => void;
  /** Other words for what it says by itself. */
  labels?: Partial<ChangePasswordDialogLabels> | undefined;
}

/** Asks for the current password and a new one. */
export const ChangePasswordDialog = forwardRef<HTMLDivElement, ChangePasswordDialogProps>(
  function ChangePasswordDialog(
    {
      open,
      defaultOpen,
      onOpenChange,
      trigger,
      username,
      onChangePassword,
      pending = false,
      error,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels);
    const formId = useId();
    const { isOpen, setOpen, startInFirst, inputOf, errorOf, failure, submit } = useFormDialog(
      { open, defaultOpen, onOpenChange, pending, error },
      ['present', 'next'],
    );

    return (
      <Dialog
        ref={ref}
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        title={words.title}
        description={words.description}
        labels={{ close: words.close }}
        footer={
          <FormActions
            form={formId}
            cancel={words.cancel}
            submit={pending ? words.changing : words.change}
            pending={pending}
            onCancel={() => setOpen(false)}
          />
        }
      >
        <AccountForm
          id={formId}
          data-slot="change-password-dialog-form"
          username={username}
          failure={failure}
          onSubmit={(event) => {
            event.preventDefault();
            submit(
              ({ present, next }) => ({
                present: present ? null : words.presentRequired,
                next: words.nextError(next),
              }),
              onChangePassword,
            );
          }}
        >
          <OwnPassword
            ref={startInFirst}
            label={words.present}
            labels={words.eyes}
            error={errorOf('present')}
          />
          <PasswordField
            ref={inputOf('next')}
            label={words.next}
            labels={words.eyes}
            hint={words.nextHint}
            autoComplete="new-password"
            maxLength={LIMITS.password.max}
            required
            error={errorOf('next')}
          />
        </AccountForm>
      </Dialog>
    );
  },
);

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

/** The current and the new password. */
export interface PasswordChange {
  present: string;
  next: string;
}

/** Text labels of the dialog; those of the show buttons belong to the password field. */
export interface ChangePasswordDialogLabels {
  title: string;
  description: string;
  present: string;
  next: string;
  nextHint: string;
  presentRequired: string;
  /** Validates a new password; null if it is valid. */
  nextError: (next: string) => string | null;
  change: string;
  changing: string;
  cancel: string;
  /** Accessible name of the close button. */
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

/** Props of {@link ChangePasswordDialog}; other `div` attributes go to the dialog. */
export interface ChangePasswordDialogProps extends FormDialogProps<keyof PasswordChange> {
  /**
   * Called once both fields are filled and the new password is long enough. The caller closes the dialog on
   * success.
   */
  onChangePassword: (change: PasswordChange) => void;
  /** Overrides for the built-in text. */
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
      errors,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'change-password-dialog');
    const formId = useId();
    const { isOpen, setOpen, startInFirst, inputOf, errorOf, failure, submit } = useFormDialog(
      { open, defaultOpen, onOpenChange, pending, error, errors },
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

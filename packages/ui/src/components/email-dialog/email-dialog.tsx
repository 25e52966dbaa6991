'use client';
import { MESSAGES } from '@larder/domain';
import { forwardRef, useId } from 'react';
import { AccountForm } from '../../internal/form-dialog/account-form.tsx';
import { FormActions } from '../../internal/form-dialog/form-actions.tsx';
import type { FormDialogProps } from '../../internal/form-dialog/form-dialog-props.ts';
import { OwnPassword } from '../../internal/form-dialog/own-password.tsx';
import { useFormDialog } from '../../internal/form-dialog/use-form-dialog.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords } from '../locale/index.ts';
import type { PasswordFieldLabels } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';

/** The new address, or null to remove it, and the password. */
export interface EmailChange {
  email: string | null;
  password: string;
}

/** Text labels of the dialog; that of the show button belongs to the password field. */
export interface EmailDialogLabels {
  title: string;
  description: string;
  email: string;
  /** How to remove an existing address. */
  emailHint: string;
  emailRequired: string;
  emailInvalid: string;
  password: string;
  passwordRequired: string;
  save: string;
  saving: string;
  cancel: string;
  /** Accessible name of the close button. */
  close: string;
  eye: Partial<PasswordFieldLabels>;
}

const LABELS = (): EmailDialogLabels => ({
  title: 'Email address',
  description:
    'If you forget your password, Larder can email you a link. Your address is used for nothing else.',
  email: 'Email address',
  emailHint: 'Leave empty to remove your address',
  emailRequired: 'Email address is required',
  emailInvalid: 'Enter an address such as name@example.com',
  password: 'Your password',
  passwordRequired: MESSAGES.passwordRequired,
  save: 'Save address',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  eye: {},
});

/** Props of {@link EmailDialog}; other `div` attributes go to the dialog. */
export interface EmailDialogProps extends FormDialogProps<keyof EmailChange> {
  /** The current address, if any; it can be removed. */
  email?: string | null | undefined;
  /** Called once both fields are valid. The caller closes the dialog on success. */
  onSave: (change: EmailChange) => void;
  /** Overrides for the built-in text. */
  labels?: Partial<EmailDialogLabels> | undefined;
}

/** Asks for an email address and the password. */
export const EmailDialog = forwardRef<HTMLDivElement, EmailDialogProps>(function EmailDialog(
  {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    email: present,
    username,
    onSave,
    pending = false,
    error,
    errors,
    labels,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'email-dialog');
  const formId = useId();
  const { isOpen, setOpen, startInFirst, inputOf, errorOf, failure, submit } = useFormDialog(
    { open, defaultOpen, onOpenChange, pending, error, errors },
    ['email', 'password'],
  );
  const emailError = (text: string) => {
    if (!text) return present ? null : words.emailRequired;
    return /^[^@\s]+@[^@\s]+$/.test(text) ? null : words.emailInvalid;
  };

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
          submit={pending ? words.saving : words.save}
          pending={pending}
          onCancel={() => setOpen(false)}
        />
      }
    >
      <AccountForm
        id={formId}
        data-slot="email-dialog-form"
        username={username}
        failure={failure}
        onSubmit={(event) => {
          event.preventDefault();
          submit(
            ({ email, password }) => ({
              email: emailError(email.trim()),
              password: password ? null : words.passwordRequired,
            }),
            ({ email, password }) => onSave({ email: email.trim() || null, password }),
          );
        }}
      >
        <TextField
          ref={startInFirst}
          type="email"
          label={words.email}
          hint={present ? words.emailHint : undefined}
          defaultValue={present ?? ''}
          autoComplete="email"
          maxLength={254}
          required={!present}
          error={errorOf('email')}
        />
        <OwnPassword
          ref={inputOf('password')}
          label={words.password}
          labels={words.eye}
          error={errorOf('password')}
        />
      </AccountForm>
    </Dialog>
  );
});

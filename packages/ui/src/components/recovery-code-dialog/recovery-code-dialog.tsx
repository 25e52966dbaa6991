'use client';
import { MESSAGES } from '@larder/domain';
import { forwardRef, useId } from 'react';
import { AccountForm } from '../../internal/form-dialog/account-form.tsx';
import { FormActions } from '../../internal/form-dialog/form-actions.tsx';
import type { FormDialogProps } from '../../internal/form-dialog/form-dialog-props.ts';
import { OwnPassword } from '../../internal/form-dialog/own-password.tsx';
import { useFormDialog } from '../../internal/form-dialog/use-form-dialog.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords } from '../locale/index.ts';
import type { PasswordFieldLabels } from '../password-field/index.ts';
import { ShownCode } from './shown-code.tsx';

/** Text labels of the dialog; that of the show button belongs to the password field. */
export interface RecoveryCodeDialogLabels {
  /** Heading above the code. */
  title: string;
  description: string;
  /** Accessible name of the code. */
  code: string;
  copy: string;
  download: string;
  /** The main button: the code has been saved. */
  done: string;
  /** The button to close without saving it. */
  later: string;
  /** Heading above the password step. */
  askTitle: string;
  askDescription: string;
  password: string;
  passwordRequired: string;
  create: string;
  creating: string;
  cancel: string;
  /** Accessible name of the close button. */
  close: string;
  eye: Partial<PasswordFieldLabels>;
}

const LABELS = (): RecoveryCodeDialogLabels => ({
  title: 'Your recovery code',
  description:
    'If you forget your password, this code lets you set a new one. Keep it somewhere safe: it is shown only once.',
  code: 'Recovery code',
  copy: 'Copy',
  download: 'Download',
  done: 'I have written it down',
  later: 'Not now',
  askTitle: 'New recovery code',
  askDescription: 'Your old code stops working as soon as you create a new one.',
  password: 'Your password',
  passwordRequired: MESSAGES.passwordRequired,
  create: 'Create code',
  creating: 'Creating...',
  cancel: 'Cancel',
  close: 'Close',
  eye: {},
});

/** Props of {@link RecoveryCodeDialog}; other `div` attributes go to the dialog. */
export interface RecoveryCodeDialogProps extends Omit<FormDialogProps<'password'>, 'onCopy'> {
  /** The code, with hyphens between groups. Without it the dialog asks for the password first. */
  code?: string | null | undefined;
  /** Called with the password to create a code. The caller then sets `code`. */
  onCreate?: ((password: string) => void) | undefined;
  /** Called to copy the code. */
  onCopy: () => void;
  /** Called to download the code as a file. */
  onDownload: () => void;
  /** Called when the cook has saved the code. The caller closes the dialog. */
  onDone: () => void;
  /** Overrides for the built-in text. */
  labels?: Partial<RecoveryCodeDialogLabels> | undefined;
}

/** Shows a recovery code once, with ways to save it; asks for the password first if there is no code yet. */
export const RecoveryCodeDialog = forwardRef<HTMLDivElement, RecoveryCodeDialogProps>(
  function RecoveryCodeDialog(
    {
      open,
      defaultOpen,
      onOpenChange,
      trigger,
      code,
      username,
      onCreate,
      onCopy,
      onDownload,
      onDone,
      pending = false,
      error,
      errors,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'recovery-code-dialog');
    const formId = useId();
    const { isOpen, setOpen, startInFirst, errorOf, failure, submit } = useFormDialog(
      { open, defaultOpen, onOpenChange, pending, error, errors },
      ['password'],
    );
    const close = () => setOpen(false);

    return (
      <Dialog
        ref={ref}
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        title={code ? words.title : words.askTitle}
        description={code ? words.description : words.askDescription}
        labels={{ close: words.close }}
        footer={
          code ? (
            <>
              <Button variant="secondary" onClick={close}>
                {words.later}
              </Button>
              <Button onClick={onDone}>{words.done}</Button>
            </>
          ) : (
            <FormActions
              form={formId}
              cancel={words.cancel}
              submit={pending ? words.creating : words.create}
              pending={pending}
              onCancel={close}
            />
          )
        }
      >
        {code ? (
          <ShownCode code={code} words={words} onCopy={onCopy} onDownload={onDownload} />
        ) : (
          <AccountForm
            id={formId}
            data-slot="recovery-code-dialog-form"
            username={username}
            failure={failure}
            onSubmit={(event) => {
              event.preventDefault();
              submit(
                ({ password }) => ({ password: password ? null : words.passwordRequired }),
                ({ password }) => onCreate?.(password),
              );
            }}
          >
            <OwnPassword
              ref={startInFirst}
              label={words.password}
              labels={words.eye}
              error={errorOf('password')}
            />
          </AccountForm>
        )}
      </Dialog>
    );
  },
);

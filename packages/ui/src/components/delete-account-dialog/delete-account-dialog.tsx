'use client';
import { LIMITS, MESSAGES } from '@larder/domain';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactElement,
} from 'react';
import { useControllable } from '../../internal/use-controllable.ts';
import { AlertDialog } from '../alert-dialog/index.ts';
import { useWords } from '../locale/index.ts';
import { PasswordField, type PasswordFieldLabels } from '../password-field/index.ts';
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
  description:
    'Your pantry, your lists, your preferences and your meal plan are deleted with it. This cannot be undone.',
  password: 'Your password',
  passwordRequired: MESSAGES.passwordRequired,
  deleteAccount: 'Delete',
  deleting: 'Deleting...',
  cancel: 'Cancel',
  eye: {},
});

/** Props of {@link DeleteAccountDialog}; every attribute of a `div` goes on the dialog. */
export interface DeleteAccountDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children'
> {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it starts open, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel and Escape. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Leave it out when something else sets `open`. */
  trigger?: ReactElement | undefined;
  /** Whose account it is, for whatever keeps passwords. */
  username?: string | undefined;
  /** Called with the password once there is one. The caller closes the dialog when the account is gone. */
  onDelete: (password: string) => void;
  /** The account is being deleted: neither button answers. */
  pending?: boolean | undefined;
  /** What the server has against the password, or what went wrong altogether. */
  error?: { field?: 'password' | undefined; message: string } | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<DeleteAccountDialogLabels> | undefined;
}

/** Says what is lost with an account, and asks for the password before it goes. */
export const DeleteAccountDialog = forwardRef<HTMLDivElement, DeleteAccountDialogProps>(
  function DeleteAccountDialog(
    {
      open,
      defaultOpen = false,
      onOpenChange,
      trigger,
      username,
      onDelete,
      pending = false,
      error,
      labels,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels);
    const field = useRef<HTMLInputElement | null>(null);
    const [isOpen, setOpen] = useControllable({
      value: open,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const [isMissing, setMissing] = useState(false);
    const [wasOpen, setWasOpen] = useState(false);
    if (isOpen !== wasOpen) {
      setWasOpen(isOpen);
      setMissing(false);
    }

    const refused = error?.field ? error.message : undefined;
    // What is wrong is heard at the field, also when the answer comes late.
    useEffect(() => {
      if (refused) field.current?.focus();
    }, [refused]);

    const confirm = () => {
      if (pending) return;
      const password = field.current?.value ?? '';
      setMissing(!password);
      if (password) onDelete(password);
      else field.current?.focus();
    };
    const submit = (event: FormEvent) => {
      event.preventDefault();
      confirm();
    };
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
        error={error && !refused ? error.message : null}
        onConfirm={confirm}
      >
        <form noValidate className={styles.form} data-slot="delete-account-dialog-form" onSubmit={submit}>
          <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
          <PasswordField
            ref={field}
            label={words.password}
            labels={words.eye}
            autoComplete="current-password"
            maxLength={LIMITS.password.max}
            required
            error={isMissing ? words.passwordRequired : refused}
          />
          {/* Enter sends a form of two fields only where it has a button. The one to see belongs to the question. */}
          <button type="submit" hidden>
            {words.deleteAccount}
          </button>
        </form>
      </AlertDialog>
    );
  },
);

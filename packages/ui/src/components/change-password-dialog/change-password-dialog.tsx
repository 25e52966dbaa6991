'use client';
import { LIMITS, MESSAGES, newPasswordError } from '@larder/domain';
import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactElement,
} from 'react';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useWords } from '../locale/index.ts';
import { PasswordField, type PasswordFieldLabels } from '../password-field/index.ts';
import styles from './change-password-dialog.module.css';

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
  description: 'You stay signed in here and are signed out everywhere else.',
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

type Field = keyof PasswordChange;

/** Props of {@link ChangePasswordDialog}; every attribute of a `div` goes on the dialog. */
export interface ChangePasswordDialogProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'title' | 'children'
> {
  /** Whether it is open, when the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it starts open, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** Called with false on Cancel, Escape, the cross and a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Leave it out when something else sets `open`. */
  trigger?: ReactElement | undefined;
  /** Whose password it is, for whatever keeps passwords. */
  username?: string | undefined;
  /** Called once both are there and the new one is long enough. The caller closes the dialog when all went well. */
  onChangePassword: (change: PasswordChange) => void;
  /** The change is on its way: the main button waits. */
  pending?: boolean | undefined;
  /** What the server has against one of the two, or what went wrong altogether. */
  error?: { field?: Field | undefined; message: string } | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<ChangePasswordDialogLabels> | undefined;
}

/** Asks for the current password and a new one. */
export const ChangePasswordDialog = forwardRef<HTMLDivElement, ChangePasswordDialogProps>(
  function ChangePasswordDialog(
    {
      open,
      defaultOpen = false,
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
    const fields = useRef<Record<Field, HTMLInputElement | null>>({ present: null, next: null });
    const [isOpen, setOpen] = useControllable({
      value: open,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const [found, setFound] = useState<Partial<Record<Field, string | null>>>({});
    const [wasOpen, setWasOpen] = useState(false);
    if (isOpen !== wasOpen) {
      setWasOpen(isOpen);
      setFound({});
    }

    // It takes the focus before the dialog would give it to its cross.
    const startInPresent = useCallback((input: HTMLInputElement | null) => {
      fields.current.present = input;
      input?.focus();
    }, []);
    const refused = error?.field;
    // What is wrong is heard at its field, also when the answer comes late.
    useEffect(() => {
      if (refused) fields.current[refused]?.focus();
    }, [refused]);

    const errorOf = (field: Field) => found[field] ?? (refused === field ? error?.message : undefined);
    const submit = (event: FormEvent) => {
      event.preventDefault();
      if (pending) return;
      const present = fields.current.present?.value ?? '';
      const next = fields.current.next?.value ?? '';
      const wrong = { present: present ? null : words.presentRequired, next: words.nextError(next) };
      setFound(wrong);
      if (wrong.present) fields.current.present?.focus();
      else if (wrong.next) fields.current.next?.focus();
      else onChangePassword({ present, next });
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
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} pending={pending}>
              {pending ? words.changing : words.change}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className={styles.form}
          data-slot="change-password-dialog-form"
          onSubmit={submit}
        >
          <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
          <PasswordField
            ref={startInPresent}
            label={words.present}
            labels={words.eyes}
            autoComplete="current-password"
            maxLength={LIMITS.password.max}
            required
            error={errorOf('present')}
          />
          <PasswordField
            ref={(input) => {
              fields.current.next = input;
            }}
            label={words.next}
            labels={words.eyes}
            hint={words.nextHint}
            autoComplete="new-password"
            maxLength={LIMITS.password.max}
            required
            error={errorOf('next')}
          />
          <ErrorLine>{error && !refused ? error.message : null}</ErrorLine>
        </form>
      </Dialog>
    );
  },
);

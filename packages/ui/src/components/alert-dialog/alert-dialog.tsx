'use client';
import * as Radix from '@radix-ui/react-alert-dialog';
import { TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { keepForOthers } from '../../internal/modal/escape.ts';
import type { ModalStateProps } from '../../internal/modal/modal-frame.tsx';
import modal from '../../internal/modal/modal.module.css';
import { useReturnFocus } from '../../internal/modal/return-focus.ts';
import { Scrim } from '../../internal/modal/scrim.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import styles from './alert-dialog.module.css';

/** The words that an alert dialog says by itself. */
export interface AlertDialogLabels {
  /** The way back. */
  cancel: string;
}

const LABELS: AlertDialogLabels = { cancel: 'Cancel' };

/** Props of {@link AlertDialog}; every attribute of a `div` goes on the panel. */
export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, ModalStateProps {
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  description?: ReactNode | undefined;
  /** What is done, as a verb: 'Delete'. Never 'Yes' or 'OK'. */
  confirmLabel: ReactNode;
  /** Called when the question is answered with yes. */
  onConfirm: () => void;
  /** `danger`, with a warning sign, for what cannot be undone; `neutral` for a question without harm. */
  tone?: 'danger' | 'neutral' | undefined;
  /**
   * When it is given, also as false, a yes leaves the dialog open and the caller closes it when the work is done.
   * While true neither button answers.
   */
  pending?: boolean | undefined;
  /** What went wrong with the work; the question stays open for another try. */
  error?: string | null | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<AlertDialogLabels> | undefined;
}

/** Asks before something is done that cannot be undone. Focus starts on the way back; a press outside is no answer. */
export const AlertDialog = forwardRef<HTMLDivElement, AlertDialogProps>(function AlertDialog(
  {
    open,
    defaultOpen = false,
    onOpenChange,
    trigger,
    title,
    description,
    confirmLabel,
    onConfirm,
    tone = 'danger',
    pending,
    error,
    labels,
    children,
    className,
    ...rest
  },
  ref,
) {
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const returnFocus = useReturnFocus(isOpen);
  const words = { ...LABELS, ...labels };
  const confirm = () => {
    onConfirm();
    if (pending === undefined) setOpen(false);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim open={isOpen} />
        <Radix.Content
          ref={ref}
          aria-modal
          {...rest}
          {...returnFocus}
          onEscapeKeyDown={keepForOthers}
          data-slot="alert-dialog"
          data-tone={tone}
          className={classNames(modal.panel, styles.root, className)}
        >
          {tone === 'danger' && (
            <span data-slot="alert-dialog-sign" className={styles.sign} aria-hidden>
              <TriangleAlert />
            </span>
          )}
          <Radix.Title data-slot="alert-dialog-title" className={modal.title}>
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description data-slot="alert-dialog-description" className={modal.description}>
              {description}
            </Radix.Description>
          )}
          {children}
          <ErrorLine>{error}</ErrorLine>
          <div data-slot="alert-dialog-footer" className={styles.footer}>
            <Radix.Cancel asChild>
              <Button
                variant="secondary"
                aria-disabled={pending || undefined}
                onClick={(event) => {
                  if (pending) event.preventDefault();
                }}
              >
                {words.cancel}
              </Button>
            </Radix.Cancel>
            <Button pending={pending} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

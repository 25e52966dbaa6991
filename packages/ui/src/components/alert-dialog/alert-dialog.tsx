'use client';
import * as Radix from '@radix-ui/react-alert-dialog';
import { TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { usePortalContainer } from '../../internal/portal-container.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { keepForOthers } from '../../internal/modal/escape.ts';
import type { ModalStateProps } from '../../internal/modal/modal-frame.tsx';
import modal from '../../internal/modal/modal.module.css';
import { useReturnFocus } from '../../internal/modal/return-focus.ts';
import { Scrim } from '../../internal/modal/scrim.tsx';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './alert-dialog.module.css';

/** Built-in text of an alert dialog. */
export interface AlertDialogLabels {
  /** The cancel button's text. */
  cancel: string;
}

const LABELS: AlertDialogLabels = { cancel: 'Cancel' };

/** Props of {@link AlertDialog}; other `div` attributes go to the panel. */
export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, ModalStateProps {
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  description?: ReactNode | undefined;
  /** The action as a verb: 'Delete'. Never 'Yes' or 'OK'. */
  confirmLabel: ReactNode;
  /** Called when the action is confirmed. */
  onConfirm: () => void;
  /** `danger`, with a warning icon, for irreversible actions; `neutral` for harmless ones. */
  tone?: 'danger' | 'neutral' | undefined;
  /**
   * If set, even to false, confirming leaves the dialog open for the caller to close. While true, both
   * buttons are disabled.
   */
  pending?: boolean | undefined;
  /** Error message if the action failed; the dialog stays open for another try. */
  error?: ErrorMessage | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<AlertDialogLabels> | undefined;
}

/** Confirms an irreversible action. Focus starts on Cancel, and a click outside does nothing. */
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
  const words = useWords(LABELS, labels, 'alert-dialog');
  const confirm = () => {
    onConfirm();
    if (pending === undefined) setOpen(false);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={usePortalContainer()}>
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

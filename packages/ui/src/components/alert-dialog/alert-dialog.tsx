'use client';
import * as Radix from '@radix-ui/react-alert-dialog';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import modal from '../../internal/modal/modal.module.css';
import { useReturnFocus } from '../../internal/modal/return-focus.ts';
import { Scrim } from '../../internal/modal/scrim.tsx';
import { Button } from '../button/index.ts';
import styles from './alert-dialog.module.css';

export interface AlertDialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from it. */
  description?: ReactNode | undefined;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode | undefined;
  /** Called when the question is answered with yes; the dialog closes by itself. */
  onConfirm: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'neutral' | undefined;
}

/** Asks before something is done that cannot be undone. Focus starts on the way back. */
export const AlertDialog = forwardRef<HTMLDivElement, AlertDialogProps>(function AlertDialog(
  {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    tone = 'danger',
    className,
    ...rest
  },
  ref,
) {
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim open={open} />
        <Radix.Content
          ref={ref}
          aria-modal
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          data-slot="alert-dialog"
          data-tone={tone}
          className={classNames(modal.panel, styles.root, className)}
        >
          <Radix.Title className={modal.title}>{title}</Radix.Title>
          {description && <Radix.Description className={modal.description}>{description}</Radix.Description>}
          <div className={styles.footer}>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild onClick={onConfirm}>
              <Button>{confirmLabel}</Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

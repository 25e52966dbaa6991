'use client';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import modal from '../../internal/modal/modal.module.css';
import { keepForCombobox } from '../../internal/modal/escape.ts';
import { ModalBody } from '../../internal/modal/modal-body.tsx';
import { useReturnFocus } from '../../internal/modal/return-focus.ts';
import { Scrim } from '../../internal/modal/scrim.tsx';
import { IconButton } from '../icon-button/index.ts';
import styles from './dialog.module.css';

export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open: boolean;
  /** Asks to open or close: Escape, the cross and a press outside all come here. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode | undefined;
  children?: ReactNode;
  /** The actions, the main one last: `<Button variant="secondary">Cancel</Button><Button>Update</Button>`. */
  footer?: ReactNode | undefined;
  /** An action apart from the others, at the footer's start: 'Remove'. */
  footerStart?: ReactNode | undefined;
  /** The name of the closing cross. */
  closeLabel?: string | undefined;
}

/** A modal dialog: in the middle of a wide page, a sheet at the foot of a phone. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    footerStart,
    closeLabel = 'Close',
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
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={keepForCombobox}
          {...rest}
          data-slot="dialog"
          className={classNames(modal.panel, styles.root, className)}
        >
          <div className={classNames(modal.head, styles.head)}>
            <Radix.Title className={modal.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {description && <Radix.Description className={modal.description}>{description}</Radix.Description>}
          {children && <ModalBody className={styles.body}>{children}</ModalBody>}
          {(footer || footerStart) && (
            <div className={styles.footer}>
              {footerStart && <div className={styles.start}>{footerStart}</div>}
              <div className={styles.actions}>{footer}</div>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

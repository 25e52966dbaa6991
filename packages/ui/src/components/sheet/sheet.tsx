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
import styles from './sheet.module.css';

export interface SheetProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The edge it slides in from: where reading starts, or the foot. */
  side?: 'start' | 'bottom' | undefined;
  title: ReactNode;
  children?: ReactNode;
  /** Actions that stay at the foot while the content scrolls. */
  footer?: ReactNode | undefined;
  /** The name of the closing cross. */
  closeLabel?: string | undefined;
}

/** A modal panel that slides in from an edge and leaves by its cross, Escape or a press outside. */
export const Sheet = forwardRef<HTMLDivElement, SheetProps>(function Sheet(
  { open, onOpenChange, side = 'bottom', title, children, footer, closeLabel = 'Close', className, ...rest },
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
          aria-describedby={undefined}
          onEscapeKeyDown={keepForCombobox}
          {...rest}
          data-slot="sheet"
          data-side={side}
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
          <ModalBody className={styles.body}>{children}</ModalBody>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

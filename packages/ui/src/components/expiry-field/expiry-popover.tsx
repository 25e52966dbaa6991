'use client';
import { CalendarDays } from 'lucide-react';
import type { ReactNode, Ref, RefObject } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Popover } from '../popover/index.ts';
import styles from './expiry-field.module.css';

interface ExpiryPopoverProps {
  panel: Ref<HTMLDialogElement>;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of the input: the button is named after its label, too. */
  inputId: string;
  /** The day that gets the focus when it opens. */
  focusRef: RefObject<HTMLButtonElement | null>;
  /** Rendered only while it is open. */
  children: ReactNode;
}

/** The button at the end of the field, and the panel with the calendar that it opens. */
export function ExpiryPopover({
  panel,
  label,
  open,
  onOpenChange,
  inputId,
  focusRef,
  children,
}: ExpiryPopoverProps) {
  return (
    <Popover
      ref={panel}
      {...{ label, open, onOpenChange }}
      initialFocus={focusRef}
      className={styles.panel}
      trigger={
        <IconButton id={`${inputId}-open`} label={label} aria-labelledby={`${inputId}-open ${inputId}-label`}>
          <CalendarDays aria-hidden />
        </IconButton>
      }
    >
      {open && children}
    </Popover>
  );
}

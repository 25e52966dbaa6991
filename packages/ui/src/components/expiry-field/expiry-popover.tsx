'use client';
import { CalendarDays } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import type { DateFormat } from '../../internal/dates/date-format.ts';
import type { Day } from '../../internal/dates/types.ts';
import { IconButton } from '../icon-button/index.ts';
import { Popover } from '../popover/index.ts';
import { ExpiryCalendar } from './expiry-calendar.tsx';
import type { ExpiryFieldLabels } from './expiry-words.ts';
import styles from './expiry-field.module.css';

interface ExpiryPopoverProps {
  panel: Ref<HTMLDialogElement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of the input: the button is named after its label, too. */
  inputId: string;
  value: Day | null;
  today: Day;
  format: DateFormat;
  words: ExpiryFieldLabels;
  onChoose: (day: Day | null) => void;
  /** Shown above the calendar. */
  children: ReactNode;
}

/** The button at the end of the field, and the calendar that it opens. */
export function ExpiryPopover({
  panel,
  open,
  onOpenChange,
  inputId,
  value,
  today,
  format,
  words,
  onChoose,
  children,
}: ExpiryPopoverProps) {
  const focusRef = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      ref={panel}
      label={words.calendar}
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={focusRef}
      className={styles.panel}
      trigger={
        <IconButton
          id={`${inputId}-open`}
          label={words.calendar}
          aria-labelledby={`${inputId}-open ${inputId}-label`}
        >
          <CalendarDays aria-hidden />
        </IconButton>
      }
    >
      {open && (
        <>
          {children}
          <ExpiryCalendar {...{ value, today, format, words, focusRef, onChoose }} />
        </>
      )}
    </Popover>
  );
}

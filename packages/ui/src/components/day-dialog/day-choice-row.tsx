'use client';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../badge/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { DayDialogLabels } from './day-dialog-labels.ts';
import styles from './day-dialog.module.css';

/** A day that can be chosen. */
export interface DayChoice {
  /** Passed back when it is chosen. */
  id: string;
  /** '2026-11-26'. */
  date: string;
  /** Which meal of the day, if not the only one. */
  slot?: 'lunch' | 'dinner' | undefined;
  /** The day's current meal. */
  taken?: string | undefined;
  /** Why it has none. */
  free?: 'out' | 'nothing' | undefined;
  /** Why it cannot be chosen. */
  unavailable?: string | undefined;
}

interface DayChoiceRowProps {
  choice: DayChoice;
  today: string | undefined;
  pending: boolean;
  /** Another day is being saved. */
  disabled: boolean;
  onChoose: () => void;
  words: DayDialogLabels;
}

/** One day as a button: its name and its current meal. */
export function DayChoiceRow({ choice, today, pending, disabled, onChoose, words }: DayChoiceRowProps) {
  const { date, slot, taken, free, unavailable } = choice;
  const id = useId();
  const isOff = disabled || pending || unavailable !== undefined;
  const there = [taken && words.taken(taken), free && words[free], unavailable].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      data-slot="day-dialog-day"
      data-free={taken ? undefined : ''}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      aria-describedby={there ? `${id}-there` : undefined}
      className={styles.day}
      onClick={isOff ? undefined : onChoose}
    >
      <span className={styles.name}>
        {words.day(date)} {slot ? <span className={styles.slot}>{words[slot]}</span> : null}
      </span>{' '}
      <span id={`${id}-there`} className={styles.there}>
        {pending ? words.saving : there}
      </span>{' '}
      {date === today ? (
        <Badge tone="have" shape="pill">
          {words.today}
        </Badge>
      ) : null}
      {pending ? (
        <span aria-hidden="true">
          <Spinner label="" className={styles.arrow} />
        </span>
      ) : (
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      )}
    </button>
  );
}

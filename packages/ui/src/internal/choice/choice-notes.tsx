import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ErrorMessage } from '../conventions.ts';
import styles from './choice.module.css';

/** Notes below a group of options. */
export interface ChoiceNotesProps {
  /** A hint below: what to know before choosing. */
  hint?: ReactNode | undefined;
  /** The error and how to fix it. */
  error?: ErrorMessage | undefined;
}

/** The ids of the present notes, for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error }: ChoiceNotesProps,
  others?: string,
): string | undefined {
  return classNames(others, error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined;
}

/** Error, then hint. */
export function ChoiceNotes({ id, hint, error }: ChoiceNotesProps & { id: string }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}

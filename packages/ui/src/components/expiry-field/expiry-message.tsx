import { daysBetween } from '@larder/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DateFormat } from '../../internal/dates/date-format.ts';
import styles from './expiry-field.module.css';
import type { ExpiryFieldLabels } from './expiry-words.ts';
import type { Day } from '../../internal/dates/types.ts';

interface ExpiryMessageProps {
  /** The date in the field or being typed; undefined if it is not a date. */
  day: Day | null | undefined;
  today: Day;
  isTyping: boolean;
  isGuess: boolean;
  compact: boolean;
  format: DateFormat;
  words: ExpiryFieldLabels;
  /** Shown when there is no message. */
  hint: ReactNode;
}

/** How the input was understood: a full date, a guess, a warning, or a hint on what to type. */
export function ExpiryMessage(props: ExpiryMessageProps) {
  return (
    <span aria-live="polite" className={styles.message}>
      {said(props)}
    </span>
  );
}

function said({
  day,
  today,
  isTyping,
  isGuess,
  compact,
  format,
  words,
  hint,
}: ExpiryMessageProps): ReactNode {
  if (day === null && isTyping) return words.none;
  if (!day) return hint;
  // Narrow fields get a single line; more would shift the content below while typing.
  const date = (compact ? format.narrow : format.long)(day, today);
  const days = daysBetween(today, day);
  if (isGuess && !isTyping) return compact ? words.guessShort : words.guess(date);
  if (days < 0) {
    return (
      <span className={styles.past}>
        <TriangleAlert aria-hidden />
        {words.past(date, format.distance(days))}
      </span>
    );
  }
  return compact && !isTyping ? null : words.understood(date, format.distance(days));
}

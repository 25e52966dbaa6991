'use client';
import { LIMITS } from '@larder/domain';
import { useState } from 'react';
import styles from './voice-review.module.css';

interface VoiceAmountProps {
  /** None for 'some'. */
  quantity: number | null;
  /** What stands behind it. */
  unit: string;
  label: string;
  /** In place of none. */
  some: string;
  readOnly: boolean;
  /** The id of what tells it from another of the same name. */
  describedBy: string | undefined;
  onQuantityChange: (quantity: number | null) => void;
}

/** What is typed as an amount: the whole number that it begins with ('1.5' is 1), as much as an amount may be; null for none. */
function quantityOf(text: string): number | null {
  const typed = Number(/^\s*(\d+)/.exec(text)?.[1] ?? 0);
  return typed < LIMITS.quantity.min ? null : Math.min(typed, LIMITS.quantity.max);
}

/** How much of an ingredient was heard, a field as wide as its number. */
export function VoiceAmount({
  quantity,
  unit,
  label,
  some,
  readOnly,
  describedBy,
  onQuantityChange,
}: VoiceAmountProps) {
  // What is being typed stays as it is until the field is left: a '2.5' that lost its point on the way would be 25.
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (quantity === null ? '' : String(quantity));
  return (
    <label className={styles.amount}>
      <span className={styles.number}>
        <span className={styles.sizer} aria-hidden="true">
          {text || some}
        </span>
        <input
          className={styles.input}
          inputMode="numeric"
          aria-label={label}
          aria-describedby={describedBy}
          value={text}
          placeholder={some}
          readOnly={readOnly}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(event) => {
            setDraft(event.target.value);
            onQuantityChange(quantityOf(event.target.value));
          }}
          onBlur={() => setDraft(null)}
        />
      </span>
      {quantity !== null && unit ? <span className={styles.unit}>{unit}</span> : null}
    </label>
  );
}

'use client';
import { LIMITS } from '@larder/domain';
import { useState } from 'react';
import styles from './voice-review.module.css';

interface VoiceAmountProps {
  /** Null if unknown. */
  quantity: number | null;
  /** The unit after it. */
  unit: string;
  label: string;
  /** Shown for no amount. */
  some: string;
  readOnly: boolean;
  /** Id of the text that distinguishes it from another of the same name. */
  describedBy: string | undefined;
  onQuantityChange: (quantity: number | null) => void;
}

/** Parses the leading integer ('1.5' is 1), capped at the maximum; null for none. */
function quantityOf(text: string): number | null {
  const typed = Number(/^\s*(\d+)/.exec(text)?.[1] ?? 0);
  return typed < LIMITS.quantity.min ? null : Math.min(typed, LIMITS.quantity.max);
}

/** The recognised amount, in a field as wide as its number. */
export function VoiceAmount({
  quantity,
  unit,
  label,
  some,
  readOnly,
  describedBy,
  onQuantityChange,
}: VoiceAmountProps) {
  // Keeps the raw text until blur: otherwise '2.5' would become 25 as soon as the point is dropped.
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

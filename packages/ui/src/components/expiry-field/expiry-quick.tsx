import { addDays } from '@larder/domain';
import { ToggleChip } from '../chip/index.ts';
import styles from './expiry-field.module.css';
import type { ExpiryFieldLabels } from './expiry-words.ts';
import type { Day } from '../../internal/dates/types.ts';

/** Shortcut dates, in days from today. */
const QUICK = [0, 3, 7, null] as const;

interface ExpiryQuickProps {
  /** The selected day; undefined while there is only a guess. */
  value: Day | null | undefined;
  today: Day;
  words: ExpiryFieldLabels;
  disabled: boolean;
  onChoose: (day: Day | null) => void;
}

/** Shortcut buttons: today, three days, a week, none. */
export function ExpiryQuick({ value, today, words, disabled, onChoose }: ExpiryQuickProps) {
  return (
    <div role="group" aria-label={words.quickTitle} data-slot="expiry-field-quick" className={styles.quick}>
      {QUICK.map((days) => {
        const day = days === null ? null : addDays(today, days);
        return (
          <ToggleChip
            key={days}
            className={styles.chip}
            disabled={disabled}
            pressed={day === value}
            onPressedChange={() => onChoose(day)}
          >
            {words.quick(days)}
          </ToggleChip>
        );
      })}
    </div>
  );
}

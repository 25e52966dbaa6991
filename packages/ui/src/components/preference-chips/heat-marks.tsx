import { Flame } from 'lucide-react';
import styles from './preference-chips.module.css';

interface HeatMarksProps {
  /** How many flames, from 1. */
  count: number;
}

/** Flames in a row, the more the hotter. The words beside them say the same. */
export function HeatMarks({ count }: HeatMarksProps) {
  const marks = Array.from({ length: count }, (_, index) => index);
  return (
    <span data-slot="preference-chips-heat" className={styles.heat}>
      {marks.map((mark) => (
        <Flame key={mark} aria-hidden="true" />
      ))}
    </span>
  );
}

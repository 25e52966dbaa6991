import { Flame } from 'lucide-react';
import styles from './preference-chips.module.css';

interface HeatMarksProps {
  /** The number of flames, starting at 1. */
  count: number;
}

/** A row of flames for spiciness. The text next to them says the same. */
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

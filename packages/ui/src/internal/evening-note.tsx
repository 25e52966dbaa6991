import { MoonStar } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './evening-note.module.css';

/** What to do on the evening before, under a moon. */
export function EveningNote({ label, slot, className, children }: EveningNoteProps) {
  return (
    <p data-slot={slot} className={classNames(styles.root, className)}>
      <MoonStar className={styles.moon} aria-hidden="true" />
      <span>
        <strong className={styles.label}>{label}</strong> {children}
      </span>
    </p>
  );
}

interface EveningNoteProps {
  label: string;
  slot: string;
  className?: string | undefined;
  /** A sentence. */
  children: string;
}

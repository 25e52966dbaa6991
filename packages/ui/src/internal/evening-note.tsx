import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './evening-note.module.css';

/** What to do the evening before, next to a moon; or another note about a meal with its own icon. */
export function EveningNote({ label, slot, icon, lang, className, children }: EveningNoteProps) {
  return (
    <p data-slot={slot} className={classNames(styles.root, className)}>
      <span className={styles.moon} aria-hidden="true">
        {icon ?? <MoonStar />}
      </span>
      <span>
        <strong className={styles.label}>{label}</strong> <span lang={lang}>{children}</span>
      </span>
    </p>
  );
}

interface EveningNoteProps {
  label: string;
  slot: string;
  icon?: ReactNode;
  className?: string | undefined;
  /** The language of the sentence, if it is not that of the page. */
  lang?: string | undefined;
  /** A sentence. */
  children: string;
}

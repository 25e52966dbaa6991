import type { ReactNode } from 'react';
import styles from './glyph.module.css';

interface GlyphProps {
  /** The name of the slot. */
  slot: string;
  /** Nothing is drawn when absent. */
  children: ReactNode;
}

/** A small square picture before a name. The name says what it is, so it is hidden from screen readers. */
export function Glyph({ slot, children }: GlyphProps) {
  if (!children) return null;
  return (
    <span data-slot={slot} className={styles.glyph} aria-hidden="true">
      {children}
    </span>
  );
}

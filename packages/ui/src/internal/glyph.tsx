import type { ReactNode } from 'react';
import styles from './glyph.module.css';

interface GlyphProps {
  /** The slot's name. */
  slot: string;
  /** Renders nothing if undefined. */
  children: ReactNode;
}

/** A small square drawing before a name, hidden from screen readers because the name is next to it. */
export function Glyph({ slot, children }: GlyphProps) {
  if (!children) return null;
  return (
    <span data-slot={slot} className={styles.glyph} aria-hidden="true">
      {children}
    </span>
  );
}

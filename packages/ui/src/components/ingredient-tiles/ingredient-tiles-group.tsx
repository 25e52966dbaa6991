'use client';
import { useId, type ReactNode } from 'react';
import { levelBelow, type HeadingLevel } from '../../internal/conventions.ts';
import styles from './ingredient-tiles.module.css';

interface IngredientTilesGroupProps {
  title: string;
  /** The heading level of the title above. */
  level: HeadingLevel;
  children: ReactNode;
}

/** A titled group of tiles. */
export function IngredientTilesGroup({ title, level, children }: IngredientTilesGroupProps) {
  const id = useId();
  const Heading = `h${levelBelow(level)}` as const;
  return (
    <div role="group" aria-labelledby={id} data-slot="ingredient-tiles-group" className={styles.group}>
      <Heading id={id} className={styles.groupTitle}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

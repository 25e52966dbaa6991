'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import chip from '../../internal/item-chip/item-chip.module.css';
import { useWords } from '../locale/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './ingredient-chips.module.css';

/** Props of {@link IngredientChipsSkeleton}; other `section` attributes go to the root. */
export interface IngredientChipsSkeletonProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The title, shown while loading. */
  title?: string | undefined;
  /** Announced but not visible. */
  label?: string | undefined;
}

/** Typical name widths, in rem. */
const WIDTHS = [8.5, 9, 7.25, 6.5, 10.5, 7, 9.5, 6, 11.5, 8, 7.5, 6.75];

const WORDS = { title: 'My Pantry', loading: 'Loading...' };

/** Placeholder for {@link IngredientChips} while the pantry loads. */
export const IngredientChipsSkeleton = forwardRef<HTMLElement, IngredientChipsSkeletonProps>(
  function IngredientChipsSkeleton({ title, label, className, ...rest }, ref) {
    const words = useWords(WORDS, undefined, 'ingredient-chips-skeleton');
    return (
      <section
        ref={ref}
        {...rest}
        data-slot="ingredient-chips-skeleton"
        className={classNames(styles.root, className)}
      >
        <header className={styles.header}>
          <h2 className={styles.title}>{title ?? words.title}</h2>
          <VisuallyHidden role="status">{label ?? words.loading}</VisuallyHidden>
        </header>
        <div className={chip.list}>
          {WIDTHS.map((width) => (
            <Skeleton key={width} shape="pill" style={{ width: `${width}rem`, height: 'var(--ld-target)' }} />
          ))}
        </div>
      </section>
    );
  },
);

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import chip from '../../internal/item-chip/item-chip.module.css';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './ingredient-chips.module.css';

/** Props of {@link IngredientChipsSkeleton}; every attribute of a `section` goes on the root. */
export interface IngredientChipsSkeletonProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The title that is there already. */
  title?: string | undefined;
  /** Read out, not seen. */
  label?: string | undefined;
}

/** Widths of names as they come, in rem. */
const WIDTHS = [8.5, 9, 7.25, 6.5, 10.5, 7, 9.5, 6, 11.5, 8, 7.5, 6.75];

/** The shape of {@link IngredientChips} while the pantry is on its way. */
export const IngredientChipsSkeleton = forwardRef<HTMLElement, IngredientChipsSkeletonProps>(
  function IngredientChipsSkeleton({ title = 'My Pantry', label = 'Loading...', className, ...rest }, ref) {
    return (
      <section
        ref={ref}
        {...rest}
        data-slot="ingredient-chips-skeleton"
        className={classNames(styles.root, className)}
      >
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
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

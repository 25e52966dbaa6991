'use client';
import { Children, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ListCardSkeleton } from '../list-card/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './list-grid.module.css';

/** Props of {@link ListGrid}; other `div` attributes go to the root. */
export interface ListGridProps extends ComponentPropsWithoutRef<'div'> {
  /** One list card per child. A `favorites` card takes a whole row. */
  children?: ReactNode;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Shows skeleton cards during the first load. */
  loading?: boolean | undefined;
  /** How many skeletons to show while loading. */
  skeletonCount?: number | undefined;
  /** The skeleton variant to show while loading. */
  skeletonVariant?: 'custom' | 'favorites' | undefined;
}

const WORDS = { title: 'Recipe lists' };

/** List cards in as many columns as fit. */
export const ListGrid = forwardRef<HTMLDivElement, ListGridProps>(function ListGrid(
  { children, label, loading = false, skeletonCount = 3, skeletonVariant = 'custom', className, ...rest },
  ref,
) {
  const words = useWords(WORDS, undefined, 'list-grid');
  return (
    <div
      ref={ref}
      aria-busy={loading || undefined}
      {...rest}
      data-slot="list-grid"
      className={classNames(styles.root, className)}
    >
      {loading ? (
        <div className={styles.grid}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <div key={index} className={styles.cell}>
              <ListCardSkeleton variant={skeletonVariant} />
            </div>
          ))}
        </div>
      ) : (
        <ul aria-label={label ?? words.title} className={styles.grid}>
          {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
        </ul>
      )}
    </div>
  );
});

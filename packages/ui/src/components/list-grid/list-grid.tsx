import { Children, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ListCardSkeleton } from '../list-card/index.ts';
import styles from './list-grid.module.css';

/** Props of {@link ListGrid}; every attribute of a `div` goes on the root. */
export interface ListGridProps extends ComponentPropsWithoutRef<'div'> {
  /** One list card each. A `favorites` card takes a row of its own. */
  children?: ReactNode;
  /** What the lists are, for screen readers. */
  label?: string | undefined;
  /** Nothing has come yet: show the shapes of cards instead. */
  loading?: boolean | undefined;
  /** How many shapes to show while loading. */
  skeletonCount?: number | undefined;
  /** Which shapes to show while loading. */
  skeletonVariant?: 'custom' | 'favorites' | undefined;
}

/** List cards in as many columns as fit. */
export const ListGrid = forwardRef<HTMLDivElement, ListGridProps>(function ListGrid(
  {
    children,
    label = 'Recipe lists',
    loading = false,
    skeletonCount = 3,
    skeletonVariant = 'custom',
    className,
    ...rest
  },
  ref,
) {
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
        <ul aria-label={label} className={styles.grid}>
          {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
        </ul>
      )}
    </div>
  );
});

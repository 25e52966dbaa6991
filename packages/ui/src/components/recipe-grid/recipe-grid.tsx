import { Children, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { RecipeCardSkeleton } from '../recipe-card/index.ts';
import styles from './recipe-grid.module.css';

/** Props of {@link RecipeGrid}; every attribute of a `div` goes on the root. */
export interface RecipeGridProps extends ComponentPropsWithoutRef<'div'> {
  /** One recipe card each. */
  children?: ReactNode;
  /** What the list is, for screen readers. */
  label?: string | undefined;
  /** Nothing has come yet: show the shapes of cards instead. */
  loading?: boolean | undefined;
  /** How many shapes to show while loading. */
  skeletonCount?: number | undefined;
  /** Other results are on their way: these step back until they come. */
  pending?: boolean | undefined;
}

/** Recipe cards in as many columns as fit: 1 on a phone, 3 beside the spine at 1280 px. */
export const RecipeGrid = forwardRef<HTMLDivElement, RecipeGridProps>(function RecipeGrid(
  { children, label = 'Recipes', loading = false, skeletonCount = 9, pending = false, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      aria-busy={loading || pending || undefined}
      {...rest}
      data-slot="recipe-grid"
      data-pending={pending ? '' : undefined}
      className={classNames(styles.root, className)}
    >
      {loading ? (
        <div data-slot="recipe-grid-list" className={styles.grid}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <RecipeCardSkeleton key={index} />
          ))}
        </div>
      ) : (
        <ul aria-label={label} data-slot="recipe-grid-list" className={styles.grid}>
          {Children.map(children, (child) => (child ? <li className={styles.cell}>{child}</li> : null))}
        </ul>
      )}
    </div>
  );
});

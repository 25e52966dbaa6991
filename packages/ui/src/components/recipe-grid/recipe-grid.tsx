import { Children, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { RecipeCardSkeleton } from '../recipe-card/index.ts';
import styles from './recipe-grid.module.css';

/** Props of {@link RecipeGrid}; other `div` attributes go to the root. */
export interface RecipeGridProps extends ComponentPropsWithoutRef<'div'> {
  /** Recipe cards. */
  children?: ReactNode;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Shows skeleton cards during the first load. */
  loading?: boolean | undefined;
  /** How many skeletons to show while loading. */
  skeletonCount?: number | undefined;
  /** New results are loading: the current ones fade until then. */
  pending?: boolean | undefined;
}

/** Recipe cards in as many columns as fit: 1 on a phone, 3 next to the sidebar at 1280 px. */
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

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './recipe-card-skeleton.module.css';

/** Props of {@link RecipeCardSkeleton}: every attribute of a `div`. */
export type RecipeCardSkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Placeholder for a recipe card. It has no text; the list around it is aria-busy. */
export const RecipeCardSkeleton = forwardRef<HTMLDivElement, RecipeCardSkeletonProps>(
  function RecipeCardSkeleton({ className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        aria-hidden="true"
        {...rest}
        data-slot="recipe-card-skeleton"
        className={classNames(styles.root, className)}
      >
        <div className={styles.picture} />
        <div className={styles.title} />
        <div className={styles.facts} />
        <div className={styles.badge} />
      </div>
    );
  },
);

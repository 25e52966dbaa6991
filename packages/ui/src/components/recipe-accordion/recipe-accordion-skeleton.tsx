import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './recipe-accordion-skeleton.module.css';

/** Props of {@link RecipeAccordionSkeleton}; other `div` attributes go to the root. */
export interface RecipeAccordionSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many recipes to show. */
  count?: number | undefined;
  /** Announced but not visible. */
  label?: string | undefined;
}

/** Placeholder for a list's recipes. */
export const RecipeAccordionSkeleton = forwardRef<HTMLDivElement, RecipeAccordionSkeletonProps>(
  function RecipeAccordionSkeleton({ count = 4, label = 'Loading...', className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        data-slot="recipe-accordion-skeleton"
        className={classNames(styles.rows, className)}
      >
        <VisuallyHidden>
          <output>{label}</output>
        </VisuallyHidden>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.title} />
          </div>
        ))}
      </div>
    );
  },
);

/** Props of {@link RecipeAccordionDetailsSkeleton}; other `div` attributes go to the root. */
export interface RecipeAccordionDetailsSkeletonProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Announced but not visible. */
  label?: string | undefined;
}

/** Placeholder for an expanded recipe while it loads. */
export const RecipeAccordionDetailsSkeleton = forwardRef<HTMLDivElement, RecipeAccordionDetailsSkeletonProps>(
  function RecipeAccordionDetailsSkeleton({ label = 'Loading...', className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        data-slot="recipe-accordion-details-skeleton"
        className={classNames(styles.details, className)}
      >
        <VisuallyHidden>
          <output>{label}</output>
        </VisuallyHidden>
        <div className={styles.lines}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className={styles.line} />
          ))}
        </div>
        <div className={styles.lines}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className={styles.step} />
          ))}
        </div>
      </div>
    );
  },
);

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './recipe-accordion-skeleton.module.css';

/** Props of {@link RecipeAccordionSkeleton}; every attribute of a `div` goes on the root. */
export interface RecipeAccordionSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many recipes to show. */
  count?: number | undefined;
  /** Read out, not seen. */
  label?: string | undefined;
}

/** The shape of a list's recipes that are still to come. */
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

/** Props of {@link RecipeAccordionDetailsSkeleton}; every attribute of a `div` goes on the root. */
export interface RecipeAccordionDetailsSkeletonProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Read out, not seen. */
  label?: string | undefined;
}

/** The shape of a recipe that has been expanded and is on its way. */
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

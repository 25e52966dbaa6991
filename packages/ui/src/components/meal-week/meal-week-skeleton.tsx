'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { MealDaySkeleton } from '../meal-day/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './meal-week-skeleton.module.css';

/** Props of {@link MealWeekSkeleton}: every attribute of a `div`. */
export interface MealWeekSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Read out, not seen. */
  label?: string | undefined;
}

/** The shape of a week while a plan that was made before is on its way. */
export const MealWeekSkeleton = forwardRef<HTMLDivElement, MealWeekSkeletonProps>(function MealWeekSkeleton(
  { label = 'Loading...', className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      role="status"
      {...rest}
      data-slot="meal-week-skeleton"
      className={classNames(styles.root, className)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.summary} />
      </div>
      <MealDaySkeleton />
      <MealDaySkeleton />
    </div>
  );
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { MealCardSkeleton } from '../meal-card/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './meal-day-skeleton.module.css';

/** Props of {@link MealDaySkeleton}: every attribute of a `div`. */
export type MealDaySkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Placeholder for a day with one meal. It has no text; its container is aria-busy. */
export const MealDaySkeleton = forwardRef<HTMLDivElement, MealDaySkeletonProps>(function MealDaySkeleton(
  { className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      {...rest}
      data-slot="meal-day-skeleton"
      className={classNames(styles.root, className)}
    >
      <div className={styles.line}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.figures} />
      </div>
      <MealCardSkeleton />
    </div>
  );
});

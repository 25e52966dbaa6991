'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useWords } from '../locale/index.ts';
import { MealDaySkeleton } from '../meal-day/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './meal-week-skeleton.module.css';

/** Props of {@link MealWeekSkeleton}: every attribute of a `div`. */
export interface MealWeekSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Announced but not visible. */
  label?: string | undefined;
}

const WORDS = { loading: 'Loading...' };

/** Placeholder for a week while an existing plan loads. */
export const MealWeekSkeleton = forwardRef<HTMLDivElement, MealWeekSkeletonProps>(function MealWeekSkeleton(
  { label, className, ...rest },
  ref,
) {
  const words = useWords(WORDS, undefined, 'meal-week-skeleton');
  return (
    <div
      ref={ref}
      role="status"
      {...rest}
      data-slot="meal-week-skeleton"
      className={classNames(styles.root, className)}
    >
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <div className={styles.header}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.summary} />
      </div>
      <MealDaySkeleton />
      <MealDaySkeleton />
    </div>
  );
});

import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './meal-card-skeleton.module.css';

/** Props of {@link MealCardSkeleton}: every attribute of a `div`. */
export type MealCardSkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Placeholder for a meal. It has no text; its container is aria-busy. */
export const MealCardSkeleton = forwardRef<HTMLDivElement, MealCardSkeletonProps>(function MealCardSkeleton(
  { className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      {...rest}
      data-slot="meal-card-skeleton"
      className={classNames(styles.root, className)}
    >
      <div className={styles.layout}>
        <div className={styles.picture} />
        <div className={styles.body}>
          <div className={styles.top} />
          <div className={styles.title} />
          <div className={styles.text} />
          <div />
          <div className={styles.method} />
          <div className={styles.facts} />
        </div>
      </div>
    </div>
  );
});

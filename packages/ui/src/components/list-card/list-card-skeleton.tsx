import { cva } from 'class-variance-authority';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './list-card.module.css';

const card = cva(styles.root, {
  variants: { variant: { custom: styles.custom, favorites: styles.favorites } },
});

/** Props of {@link ListCardSkeleton}; other `div` attributes go to the root. */
export interface ListCardSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The card variant to imitate. */
  variant?: 'custom' | 'favorites' | undefined;
}

/** Placeholder for a list card. It has no text; the grid around it is aria-busy. */
export const ListCardSkeleton = forwardRef<HTMLDivElement, ListCardSkeletonProps>(function ListCardSkeleton(
  { variant = 'custom', className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      aria-hidden="true"
      {...rest}
      data-slot="list-card-skeleton"
      data-variant={variant}
      className={card({ variant, className: classNames(styles.waiting, className) })}
    >
      {variant === 'custom' ? <Skeleton className={styles.blank} /> : null}
      <div className={styles.body}>
        <Skeleton className={styles.blankName} />
        <Skeleton className={styles.blankLine} />
        <Skeleton className={styles.blankFacts} />
      </div>
      {variant === 'favorites' ? <Skeleton className={styles.blank} /> : null}
    </div>
  );
});

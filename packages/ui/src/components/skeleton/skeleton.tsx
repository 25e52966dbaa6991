import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}; every attribute of a `div` goes on the root. */
export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** A line of text, a picture with its plate, a pill, or a plain block. */
  shape?: 'text' | 'picture' | 'pill' | 'block' | undefined;
}

/** The shape of what comes. Give it its width and height; say 'Loading...' once beside the whole group. */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { shape = 'text', className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      aria-hidden
      {...rest}
      data-slot="skeleton"
      data-shape={shape}
      className={classNames(styles.root, className)}
    />
  );
});

import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}; other `div` attributes go to the root. */
export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** A line of text, a picture with its plate, a pill, or a plain block. */
  shape?: 'text' | 'picture' | 'pill' | 'block' | undefined;
}

/**
 * A placeholder in the shape of the content to come. Set its width and height, and announce 'Loading...' once
 * for the whole group.
 */
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

import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import styles from './visually-hidden.module.css';

/** Props of {@link VisuallyHidden}: the attributes of a `span`. */
export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement>;

/** Text for screen readers only. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} data-slot="visually-hidden" className={classNames(styles.root, className)} />
  );
});

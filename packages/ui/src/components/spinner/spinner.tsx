import { forwardRef, useId } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { JAR_GLASS } from '../../internal/jar.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './spinner.module.css';

export interface SpinnerProps extends HTMLAttributes<HTMLOutputElement> {
  /** 20, 32 or 56 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Read out, not seen. */
  label?: string | undefined;
}

/** The jar with a wave of tomato: something is on its way. */
export const Spinner = forwardRef<HTMLOutputElement, SpinnerProps>(function Spinner(
  { size = 'medium', label = 'Loading...', className, ...rest },
  ref,
) {
  const clip = useId();
  return (
    <output
      ref={ref}
      {...rest}
      data-slot="spinner"
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <svg viewBox="0 0 24 28" className={styles.jar} aria-hidden>
        <clipPath id={clip}>
          <path d={JAR_GLASS} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path
            className={styles.wave}
            d="M-16 17c3-2.5 5-2.5 8 0s5 2.5 8 0 5-2.5 8 0 5 2.5 8 0 5-2.5 8 0 5 2.5 8 0v12h-48Z"
          />
        </g>
        <path className={styles.glass} d={JAR_GLASS} />
        <rect className={styles.lid} x="5" y="1" width="14" height="5" rx="1.6" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
});

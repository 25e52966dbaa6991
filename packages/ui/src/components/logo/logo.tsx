import { forwardRef, useId } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { JAR_GLASS } from '../../internal/jar.ts';
import styles from './logo.module.css';

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The product's title beside the jar; empty for the jar alone. */
  title?: string | undefined;
  size?: 'medium' | 'small' | undefined;
}

/** The jar with the tomato lid, and the title in the display face. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { title = 'Larder', size = 'medium', className, ...rest },
  ref,
) {
  const clip = useId();
  return (
    <span
      ref={ref}
      {...rest}
      data-slot="logo"
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <svg viewBox="0 0 24 28" className={styles.jar} aria-hidden>
        <clipPath id={clip}>
          <path d={JAR_GLASS} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect className={styles.air} width="24" height="28" />
          <rect className={styles.turmeric} y="12.5" width="24" height="5" />
          <rect className={styles.tomato} y="17.2" width="24" height="5" />
          <rect className={styles.basil} y="21.9" width="24" height="6" />
        </g>
        <path className={styles.glass} d={JAR_GLASS} />
        <rect className={styles.lid} x="4.6" y=".8" width="14.8" height="5.4" rx="1.7" />
      </svg>
      {title}
    </span>
  );
});

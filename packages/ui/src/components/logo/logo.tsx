import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { JarDrawing } from '../../internal/jar-drawing.tsx';
import styles from './logo.module.css';

/** Props of {@link Logo}; other `span` attributes go to the root. */
export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The product name next to the jar; empty for the jar alone. */
  title?: string | undefined;
  /** 32 px text, or 26 px for a bar. */
  size?: 'medium' | 'small' | undefined;
}

/** The jar with the tomato lid, and the product name in the display face. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { title = 'Larder', size = 'medium', className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      data-slot="logo"
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <JarDrawing className={styles.jar} glass={styles.glass} lid={styles.lid}>
        <rect className={styles.air} width="24" height="28" />
        <rect className={styles.turmeric} y="12.5" width="24" height="5" />
        <rect className={styles.tomato} y="17.2" width="24" height="5" />
        <rect className={styles.basil} y="21.9" width="24" height="6" />
      </JarDrawing>
      {title}
    </span>
  );
});

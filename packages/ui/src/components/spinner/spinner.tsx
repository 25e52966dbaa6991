import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { JarDrawing } from '../../internal/jar-drawing.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './spinner.module.css';

/** Props of {@link Spinner}; every attribute of a `output` goes on the root. */
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
  return (
    <output
      ref={ref}
      {...rest}
      data-slot="spinner"
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <JarDrawing className={styles.jar} glass={styles.glass} lid={styles.lid}>
        <path
          className={styles.wave}
          d="M-16 17c3-2.5 5-2.5 8 0s5 2.5 8 0 5-2.5 8 0 5 2.5 8 0 5-2.5 8 0 5 2.5 8 0v12h-48Z"
        />
      </JarDrawing>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
});

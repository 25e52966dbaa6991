'use client';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { JarDrawing } from '../../internal/jar-drawing.tsx';
import { useWords } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './spinner.module.css';

/** Props of {@link Spinner}; other `output` attributes go to the root. */
export interface SpinnerProps extends HTMLAttributes<HTMLOutputElement> {
  /** 20, 32 or 56 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Announced but not visible. */
  label?: string | undefined;
}

const WORDS = { loading: 'Loading...' };

/** The jar with a tomato wave: content is loading. */
export const Spinner = forwardRef<HTMLOutputElement, SpinnerProps>(function Spinner(
  { size = 'medium', label, className, ...rest },
  ref,
) {
  const words = useWords(WORDS, undefined, 'spinner');
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
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </output>
  );
});

'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}; other `div` attributes go to the root. */
export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is in progress. */
  label: ReactNode;
  /** The progress, from 0 to `max`. Omit it while unknown: the bar is then indeterminate. */
  value?: number | undefined;
  /** The maximum; defaults to 100. */
  max?: number | undefined;
  /** The progress in words; defaults to a percentage. */
  valueText?: string | undefined;
  /** Hides the label and figure visually, if the page shows them elsewhere. */
  hideText?: boolean | undefined;
}

/** The progress of a task, or a share of a whole. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, max = 100, valueText, hideText = false, className, ...rest },
  ref,
) {
  const id = useId();
  const format = useLocale();
  const done = value === undefined ? undefined : share(value, max);
  const text = done === undefined ? valueText : (valueText ?? format.percent(done * 100));
  return (
    <div ref={ref} {...rest} data-slot="progress-bar" className={classNames(styles.root, className)}>
      <div className={classNames(styles.line, hideText && styles.hidden)}>
        <span id={id} data-slot="progress-bar-label" className={styles.label}>
          {label}
        </span>
        {text ? (
          <span data-slot="progress-bar-value" className={styles.value} aria-hidden="true">
            {text}
          </span>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        data-slot="progress-bar-track"
        data-state={done === undefined ? 'indeterminate' : done === 1 ? 'complete' : 'loading'}
        className={styles.track}
      >
        <div
          data-slot="progress-bar-fill"
          className={styles.fill}
          style={{ '--ld-progress': done ?? 0.3 } as CSSProperties}
        />
      </div>
    </div>
  );
});

/** Clamped from 0 to 1; invalid values count as 0. */
function share(value: number, max: number): number {
  const part = value / max;
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0;
}

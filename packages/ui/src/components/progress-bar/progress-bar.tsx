'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useLocale } from '../locale/index.ts';
import styles from './progress-bar.module.css';

/** Props of {@link ProgressBar}; every attribute of a `div` goes on the root. */
export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What goes on. */
  label: ReactNode;
  /** How far it is, from 0 to `max`. Absent while nobody knows: the bar moves to and fro. */
  value?: number | undefined;
  /** Where it ends: 100 unless told. */
  max?: number | undefined;
  /** How far it is in words; in percent when absent. */
  valueText?: string | undefined;
  /** Leave label and figure to screen readers, where the page says them beside the bar. */
  hideText?: boolean | undefined;
}

/** How far something is that takes a while, or a share of a whole. */
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

/** From 0 to 1, also for figures beyond the scale or on no scale. */
function share(value: number, max: number): number {
  const part = value / max;
  return Number.isFinite(part) ? Math.min(1, Math.max(0, part)) : 0;
}

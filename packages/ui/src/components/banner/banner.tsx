'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './banner.module.css';

/** The words that a banner says by itself. */
export interface BannerLabels {
  /** The name of the cross. */
  dismiss: string;
}

const LABELS: BannerLabels = { dismiss: 'Dismiss' };

/** Props of {@link Banner}; every attribute of a `div` goes on the root. */
export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** What kind of message it is; `danger` interrupts a screen reader. */
  tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** `small` for what stands over a page while one works: a quieter line. */
  size?: 'medium' | 'small' | undefined;
  /** Shows a cross that calls this. */
  onDismiss?: (() => void) | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<BannerLabels> | undefined;
}

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** One message in the page's flow: what was just done, or what to know. Failures are read out at once. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', size = 'medium', children, onDismiss, labels, className, ...rest },
  ref,
) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-slot="banner"
      data-tone={tone}
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <Icon data-slot="banner-icon" aria-hidden className={styles.icon} />
      <div data-slot="banner-text" className={styles.text}>
        {children}
      </div>
      {onDismiss && (
        <IconButton label={labels?.dismiss ?? LABELS.dismiss} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
});

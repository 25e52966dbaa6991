'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './banner.module.css';

/** Built-in text of a banner. */
export interface BannerLabels {
  /** Accessible name of the close button. */
  dismiss: string;
}

const LABELS: BannerLabels = { dismiss: 'Dismiss' };

/** Props of {@link Banner}; other `div` attributes go to the root. */
export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** The kind of message; `danger` interrupts screen readers. */
  tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** `small` is a quieter line above content that people are working on. */
  size?: 'medium' | 'small' | undefined;
  /** Called by the close button, which appears only if this is set. */
  onDismiss?: (() => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<BannerLabels> | undefined;
}

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** A message in the page about what was just done or what to know. Failures are announced immediately. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', size = 'medium', children, onDismiss, labels, className, ...rest },
  ref,
) {
  const Icon = ICONS[tone];
  const words = useWords(LABELS, labels, 'banner');
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
        <IconButton label={words.dismiss} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
});

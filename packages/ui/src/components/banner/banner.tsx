'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './banner.module.css';

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** Shows a cross that calls this. */
  onDismiss?: (() => void) | undefined;
  /** The name of the cross. */
  dismissLabel?: string | undefined;
}

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** One message in the page's flow: what was just done, or what to know. Failures are read out at once. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone = 'info', children, onDismiss, dismissLabel = 'Dismiss', className, ...rest },
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
      className={classNames(styles.root, className)}
    >
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
});

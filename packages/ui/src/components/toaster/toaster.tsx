'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { forwardRef, useEffect, useState, useSyncExternalStore } from 'react';
import type { HTMLAttributes } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { IconButton } from '../icon-button/index.ts';
import { toast, toastStore, type Toast } from './toast.ts';
import styles from './toaster.module.css';

export interface ToasterProps extends HTMLAttributes<HTMLDivElement> {
  /** How long news stays, in milliseconds. Failures stay until they are dismissed. */
  duration?: number | undefined;
  /** The name of the cross. */
  dismissLabel?: string | undefined;
}

const EMPTY: readonly Toast[] = [];

/** Draws what `toast` says. One per page, beside the app; it stands still while pointed at or focused. */
export const Toaster = forwardRef<HTMLDivElement, ToasterProps>(function Toaster(
  { duration = 5000, dismissLabel = 'Dismiss', className, ...rest },
  ref,
) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => EMPTY);
  const [held, setHeld] = useState(false);
  return (
    <div
      ref={ref}
      aria-live="polite"
      {...rest}
      data-slot="toaster"
      className={classNames(styles.root, className)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((entry) => (
        <Message key={entry.id} {...entry} duration={duration} held={held} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
});

interface MessageProps extends Toast {
  duration: number;
  held: boolean;
  dismissLabel: string;
}

function Message({ id, tone, text, duration, held, dismissLabel }: MessageProps) {
  const leaves = tone === 'success' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [leaves, id, duration]);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div role={tone === 'success' ? 'status' : 'alert'} data-tone={tone} className={styles.toast}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.text}>{text}</span>
      <IconButton
        label={dismissLabel}
        onClick={() => toast.dismiss(id)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') toast.dismiss(id);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

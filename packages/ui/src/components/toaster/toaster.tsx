'use client';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { forwardRef, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { toast, toastStore, type Toast } from './toast.ts';
import styles from './toaster.module.css';
import { useAboveModals } from './use-above-modals.ts';
import { useClearOfFocus } from './use-clear-of-focus.ts';
import { useHold } from './use-hold.ts';
import { useWayIn } from './use-way-in.ts';

/** Built-in text of the messages. */
export interface ToasterLabels {
  /** Accessible name of the region, including its keyboard shortcut. */
  region: string;
  /** Accessible name of a close button. */
  dismiss: string;
  /** How many times the message was repeated, from 2. */
  times: (count: number) => string;
}

const LABELS = (format: LocaleFormat): ToasterLabels => ({
  region: 'Messages (F8)',
  dismiss: 'Dismiss',
  times: (count) => `${format.count(count)} times`,
});

/** Props of {@link Toaster}; other `section` attributes go to the root. */
export interface ToasterProps extends HTMLAttributes<HTMLElement> {
  /**
   * How long success messages stay, in milliseconds; twice as long with a button. Failures stay until
   * dismissed.
   */
  duration?: number | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ToasterLabels> | undefined;
}

const GROUPS = [
  { tone: 'success', live: 'polite' },
  { tone: 'failure', live: 'assertive' },
] as const;

const EMPTY: readonly Toast[] = [];

/**
 * Renders the messages of `toast`. Use one per page; its timers pause on hover and focus, and messages never
 * cover the focused element.
 */
export const Toaster = forwardRef<HTMLElement, ToasterProps>(function Toaster(
  { duration = 5000, labels, className, onPointerOver, onPointerLeave, onFocus, onBlur, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'toaster');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => EMPTY);
  const root = useRef<HTMLElement>(null);
  useAboveModals(root);
  useWayIn(root, toasts.length);
  useClearOfFocus(root, toasts);
  const { isHeld, notePointer, noteFocus } = useHold(toasts);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only hold the messages while they are read
    <section
      ref={useMergedRefs(ref, root)}
      aria-label={words.region}
      {...rest}
      data-slot="toaster"
      className={classNames(styles.root, className)}
      // On touch, the pointer leaves with the tap; the emulated mouse event would keep it hovered.
      onPointerOver={(event) => {
        onPointerOver?.(event);
        notePointer(event.target);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        notePointer(null);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        noteFocus(event.target);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        noteFocus(null);
      }}
    >
      {GROUPS.map(({ tone, live }) => (
        // Always mounted, so new messages are announced once: a message is not a live region itself. Modals
        // hide everything else from screen readers.
        <div key={tone} aria-live={live} className={styles.group}>
          {toasts
            .filter((entry) => entry.tone === tone)
            .map((entry) => (
              <Message key={entry.id} {...entry} duration={duration} held={isHeld} words={words} />
            ))}
        </div>
      ))}
    </section>
  );
});

interface MessageProps extends Toast {
  duration: number;
  held: boolean;
  words: ToasterLabels;
}

/** Dismisses a message when its time is up. */
function Leaving({ id, duration }: { id: Toast['id']; duration: number }) {
  useEffect(() => {
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return null;
}

function Message({ id, tone, text, action, times, duration, held, words }: MessageProps) {
  const textId = useId();
  const leaves = tone === 'success' && !held;
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') toast.dismiss(id);
  };
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      data-slot="toaster-message"
      data-message={id}
      data-tone={tone}
      aria-atomic="true"
      className={styles.toast}
    >
      {/* Repeating a message restarts its timer. */}
      {leaves && <Leaving key={times} id={id} duration={action ? 2 * duration : duration} />}
      <Icon aria-hidden className={styles.icon} />
      <span id={textId} className={styles.text}>
        {text}
      </span>
      {times > 1 && (
        <span data-slot="toaster-times" className={styles.times}>
          {` ${words.times(times)}`}
        </span>
      )}
      {action && (
        <Button
          variant="link"
          size="small"
          data-action=""
          aria-describedby={textId}
          onKeyDown={dismissOnEscape}
          onClick={() => {
            toast.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={words.dismiss}
        aria-describedby={textId}
        onClick={() => toast.dismiss(id)}
        onKeyDown={dismissOnEscape}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

'use client';
import { Presence } from '@radix-ui/react-presence';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import {
  ConflictNotice,
  type ConflictChoice,
  type ConflictingField,
  type ConflictNoticeLabels,
} from '../conflict-notice/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useKeptFocus } from './kept-focus.ts';
import styles from './save-bar.module.css';

/** Text labels of the bar. */
export interface SaveBarLabels {
  cancel: string;
  save: string;
  /** Announced while saving. */
  saving: string;
  /** Announced when the bar appears, and shown if there is no count. */
  unsaved: string;
  /** Announced when the changes are discarded. */
  discarded: string;
  /** The number of changes. */
  changed: (count: number) => string;
  /** Shown when saving failed. */
  error: string;
  /** Accessible name of the bar. */
  title: string;
  /** Overrides for the labels of the question about conflicts. */
  conflict?: Partial<ConflictNoticeLabels> | undefined;
}

const LABELS = (format: LocaleFormat): SaveBarLabels => ({
  cancel: 'Cancel',
  save: 'Save Preferences',
  saving: 'Saving...',
  unsaved: 'You have unsaved changes',
  discarded: 'Changes discarded',
  changed: (count) => `You have changed ${format.count(count)} ${count === 1 ? 'preference' : 'preferences'}`,
  error: 'Error saving preferences. Please try again.',
  title: 'Unsaved changes',
});

/** Props of {@link SaveBar}; other `section` attributes go to the bar. */
export interface SaveBarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** There are unsaved changes: the bar slides in, and out when there are none. */
  open: boolean;
  /** Called to save the changes. */
  onSave: () => void;
  /** Called to discard the changes. */
  onCancel: () => void;
  /** The number of changes, shown in the bar. */
  changes?: number | undefined;
  /** Saving: both buttons are disabled. */
  pending?: boolean | undefined;
  /** Why the last save failed; true says it in the words of the bar. */
  error?: ErrorMessage | true | undefined;
  /** What another device has changed too: asks which values to keep. */
  conflicts?: readonly ConflictingField[] | null | undefined;
  /** Called with the choice if there are conflicts. */
  onResolve?: ((keep: ConflictChoice) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<SaveBarLabels> | undefined;
}

/** Save and cancel for unsaved changes: sticks to the bottom of the viewport while there are any. */
export const SaveBar = forwardRef<HTMLElement, SaveBarProps>(function SaveBar(
  {
    open,
    onSave,
    onCancel,
    changes,
    pending = false,
    error = false,
    conflicts,
    onResolve,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'save-bar');
  const bar = useRef<HTMLElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const { onFocus, hold } = useKeptFocus({ open, pending, bar, save });
  // Its text stays during the closing animation.
  const [said, setSaid] = useState(changes);
  if (open && said !== changes) setSaid(changes);
  const [isDiscarded, setDiscarded] = useState(false);
  // Changes made after a cancel and reverted by hand were not discarded.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDiscarded(false);
  }
  const status = open ? (pending ? words.saving : words.unsaved) : isDiscarded ? words.discarded : null;
  const problem = error === true ? words.error : error || null;
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <Presence present={open}>
        <section
          aria-label={words.title}
          {...rest}
          ref={useMergedRefs(ref, bar)}
          data-slot="save-bar"
          data-state={open ? 'open' : 'closed'}
          data-pending={pending ? '' : undefined}
          data-error={(problem && !pending) || conflicts ? '' : undefined}
          className={classNames(styles.root, className)}
        >
          <p data-slot="save-bar-message" className={styles.message}>
            {said === undefined ? words.unsaved : words.changed(said)}
          </p>
          <div data-slot="save-bar-actions" className={styles.actions}>
            <Button
              variant="ghost"
              className={styles.cancel}
              aria-disabled={pending || undefined}
              onFocus={onFocus}
              onClick={() => {
                if (pending) return;
                hold();
                setDiscarded(true);
                onCancel();
              }}
            >
              {words.cancel}
            </Button>
            <Button
              ref={save}
              pending={pending}
              onFocus={onFocus}
              onClick={() => {
                hold();
                setDiscarded(false);
                onSave();
              }}
            >
              {pending ? <Spinner size="small" label="" aria-hidden="true" /> : null}
              {words.save}
            </Button>
          </div>
          <ErrorLine className={styles.error}>{pending ? null : problem}</ErrorLine>
          {conflicts ? (
            <ConflictNotice
              className={styles.question}
              conflicts={conflicts}
              labels={words.conflict}
              onResolve={(keep) => {
                // The question disappears now, and the bar with the server's response: focus must be outside the
                // question.
                save.current?.focus();
                hold();
                onResolve?.(keep);
              }}
            />
          ) : null}
        </section>
      </Presence>
    </>
  );
});

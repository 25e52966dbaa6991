'use client';
import { Presence } from '@radix-ui/react-presence';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { useWords, type LocaleFormat } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { useKeptFocus } from './kept-focus.ts';
import styles from './save-bar.module.css';

/** The words of the bar. */
export interface SaveBarLabels {
  cancel: string;
  save: string;
  /** Read out while it is saved. */
  saving: string;
  /** Read out when the bar comes, and shown in it while no count is given. */
  unsaved: string;
  /** Read out when the changes were dropped. */
  discarded: string;
  /** How many things have changed. */
  changed: (count: number) => string;
  /** What is said when saving failed. */
  error: string;
  /** What the bar is, for screen readers. */
  title: string;
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

/** Props of {@link SaveBar}; every attribute of a `section` goes on the bar. */
export interface SaveBarProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** There is something to save: the bar slides in, and out again when there is not. */
  open: boolean;
  onSave: () => void;
  /** Called when the changes shall be dropped. */
  onCancel: () => void;
  /** How many things have changed; the bar says so. */
  changes?: number | undefined;
  /** It is being saved: neither button can be pressed. */
  pending?: boolean | undefined;
  /** The last save failed: true, or what went wrong in words of its own. */
  error?: string | boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<SaveBarLabels> | undefined;
}

/** Cancel and save for what has changed on a page: sticks to the foot of the view while there is something to save. */
export const SaveBar = forwardRef<HTMLElement, SaveBarProps>(function SaveBar(
  { open, onSave, onCancel, changes, pending = false, error = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels);
  const bar = useRef<HTMLElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const { onFocus, hold } = useKeptFocus({ open, pending, bar, save });
  // What it says stays while it slides out.
  const [said, setSaid] = useState(changes);
  if (open && said !== changes) setSaid(changes);
  const [isDiscarded, setDiscarded] = useState(false);
  // What was changed after a cancel and changed back by hand was not discarded.
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
          data-error={problem && !pending ? '' : undefined}
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
        </section>
      </Presence>
    </>
  );
});

'use client';
import { MonitorSmartphone } from 'lucide-react';
import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './conflict-notice.module.css';

/** A field that was changed here and on another device. */
export interface ConflictingField {
  /** Its label in the form. */
  field: string;
  /** The other device's value, in words; null if it was cleared. */
  value: string | null;
}

/** Which values to keep: those entered here, or the other device's. */
export type ConflictChoice = 'mine' | 'theirs';

/** Text labels of the notice. */
export interface ConflictNoticeLabels {
  title: string;
  /** One field and its other value. */
  now: (field: string, value: string) => string;
  /** The value of a field that was cleared. */
  cleared: string;
  mine: string;
  theirs: string;
}

const LABELS = (): ConflictNoticeLabels => ({
  title: 'Changed on another device',
  now: (field, value) => `${field} is now ${value}.`,
  cleared: 'empty',
  mine: 'Keep Mine',
  theirs: 'Use the Other',
});

/** Props of {@link ConflictNotice}; other `div` attributes go to the root. */
export interface ConflictNoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The fields in conflict. A new array is a new question. */
  conflicts: readonly ConflictingField[];
  /** Called with the choice, which applies to all of them. */
  onResolve: (keep: ConflictChoice) => void;
  /** The choice is being saved: both buttons do nothing. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ConflictNoticeLabels> | undefined;
}

/**
 * Says that another device has changed fields of the form being saved, and asks which values to keep. It takes
 * focus when it appears.
 */
export const ConflictNotice = forwardRef<HTMLDivElement, ConflictNoticeProps>(function ConflictNotice(
  { conflicts, onResolve, pending = false, labels, className, ...rest },
  ref,
) {
  const words = useWords(LABELS, labels, 'conflict-notice');
  const titleId = useId();
  const fieldsId = useId();
  const root = useRef<HTMLDivElement>(null);

  // After pressing Save, the cook should hear the question and find its answers next.
  useEffect(() => {
    if (conflicts.length > 0) root.current?.focus();
  }, [conflicts]);

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      aria-describedby={fieldsId}
      tabIndex={-1}
      {...rest}
      ref={useMergedRefs(root, ref)}
      data-slot="conflict-notice"
      className={classNames(styles.root, className)}
    >
      <p id={titleId} data-slot="conflict-notice-title" className={styles.title}>
        <MonitorSmartphone aria-hidden="true" />
        {words.title}
      </p>
      <ul id={fieldsId} data-slot="conflict-notice-fields" className={styles.fields}>
        {conflicts.map(({ field, value }) => (
          <li key={field}>{words.now(field, value ?? words.cleared)}</li>
        ))}
      </ul>
      <div data-slot="conflict-notice-actions" className={styles.actions}>
        {(['mine', 'theirs'] as const).map((keep) => (
          <Button
            key={keep}
            variant="secondary"
            size="small"
            aria-disabled={pending || undefined}
            onClick={() => !pending && onResolve(keep)}
          >
            {words[keep]}
          </Button>
        ))}
      </div>
    </div>
  );
});

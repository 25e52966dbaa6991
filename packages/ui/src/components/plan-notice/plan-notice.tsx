'use client';
import { History, PackageOpen, SlidersHorizontal, X } from 'lucide-react';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../locale/index.ts';
import styles from './plan-notice.module.css';

/** Text labels of the notice. */
export interface PlanNoticeLabels {
  pantry: string;
  preferences: string;
  replaced: string;
  refresh: string;
  refreshing: string;
  restore: string;
  restoring: string;
  dismiss: string;
}

const LABELS = (): PlanNoticeLabels => ({
  pantry: 'Your pantry has changed since this plan was made.',
  preferences: 'Your preferences have changed since this plan was made.',
  replaced: 'Your last plan is kept for a day.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  restore: 'Bring it back',
  restoring: 'Bringing it back...',
  dismiss: 'Dismiss',
});

const ICONS = { pantry: PackageOpen, preferences: SlidersHorizontal, replaced: History };

/** Props of {@link PlanNotice}; other `div` attributes go to the root. */
export interface PlanNoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What has changed since the plan was made, or that it replaced another plan, which can be restored. */
  reason?: 'pantry' | 'preferences' | 'replaced' | undefined;
  /** Called to generate a new plan or, if one was replaced, to restore the old one. */
  onRefresh: () => void;
  /** The request is pending. The button keeps focus and does nothing. */
  pending?: boolean | undefined;
  /** Shows a close button. */
  dismissible?: boolean | undefined;
  /** Whether the notice is shown, if controlled. */
  open?: boolean | undefined;
  /** Whether the notice is initially shown, if uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when the notice is dismissed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PlanNoticeLabels> | undefined;
}

/**
 * Says that the plan is out of date and offers a new one, or that it replaced another and offers to restore
 * that. It stays mounted while closed, so it is announced when it opens.
 */
export const PlanNotice = forwardRef<HTMLDivElement, PlanNoticeProps>(function PlanNotice(
  {
    reason = 'pantry',
    onRefresh,
    pending = false,
    dismissible = false,
    open,
    defaultOpen = true,
    onOpenChange,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'plan-notice');
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const Icon = ICONS[reason];
  const [act, acting] =
    reason === 'replaced' ? [words.restore, words.restoring] : [words.refresh, words.refreshing];

  function dismiss() {
    // The close button disappears, so keep focus in the same place.
    root.current?.focus();
    setOpen(false);
  }

  return (
    <div
      ref={useMergedRefs(root, ref)}
      tabIndex={-1}
      {...rest}
      data-slot="plan-notice"
      data-state={isOpen ? 'open' : 'closed'}
      data-reason={reason}
      className={classNames(styles.root, className)}
    >
      <div role="status" className={styles.words}>
        {isOpen ? (
          <>
            <Icon aria-hidden="true" className={styles.icon} />
            <p data-slot="plan-notice-text" className={styles.text}>
              {words[reason]}
            </p>
          </>
        ) : null}
      </div>
      {isOpen ? (
        <Button
          variant="link"
          size="small"
          className={styles.refresh}
          pending={pending}
          onClick={() => onRefresh()}
        >
          {pending ? acting : act}
        </Button>
      ) : null}
      {isOpen && dismissible ? (
        <IconButton label={words.dismiss} onClick={dismiss} className={styles.cross}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
});

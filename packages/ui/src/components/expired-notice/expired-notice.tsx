'use client';
import { daysBetween, localDay } from '@larder/domain';
import { TriangleAlert } from 'lucide-react';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { dateFormat } from '../../internal/dates/date-format.ts';
import { useFocusAfterRemoval } from '../../internal/item-chip/use-focus-after-removal.ts';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { whilePending } from '../../internal/while-pending.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { Button } from '../button/index.ts';
import { useLocale, useWords } from '../locale/index.ts';
import styles from './expired-notice.module.css';
import { LABELS, type ExpiredItem, type ExpiredNoticeLabels } from './expired-words.ts';

/** Props of {@link ExpiredNotice}; other `section` attributes go to the root. */
export interface ExpiredNoticeProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The expired items, in display order. Renders nothing if empty. */
  items: readonly ExpiredItem[];
  /** It is still usable. */
  onStillGood: (id: ItemId) => void;
  /** It was eaten. */
  onUsedUp: (id: ItemId) => void;
  /** It was thrown away. */
  onThrownAway: (id: ItemId) => void;
  /** Ids of answers being saved: their buttons are disabled. */
  pendingIds?: readonly ItemId[] | undefined;
  /** How many to show at once. */
  limit?: number | undefined;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<ExpiredNoticeLabels> | undefined;
}

const NONE: readonly ItemId[] = [];

/** Asks what happened to expired items: still good, used up or thrown away. */
export const ExpiredNotice = forwardRef<HTMLElement, ExpiredNoticeProps>(function ExpiredNotice(
  {
    items,
    onStillGood,
    onUsedUp,
    onThrownAway,
    pendingIds = NONE,
    limit = 3,
    today: given,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'expired-notice');
  const format = dateFormat(useLocale().dateLocale);
  const today = given ?? localDay();
  const [isWhole, setWhole] = useState(false);
  const [root, noteAnswer] = useFocusAfterRemoval<HTMLElement>(items.map(({ id }) => id));
  const merged = useMergedRefs(root, ref);
  const shown = isWhole ? items : items.slice(0, limit);
  const whenOf = (expires: string) => {
    const days = daysBetween(today, expires);
    if (days === -1) return format.distance(days);
    return words.onDay(days > -7 ? format.weekday(expires) : format.short(expires, today));
  };
  return (
    <section
      ref={merged}
      aria-label={words.title}
      tabIndex={-1}
      {...rest}
      data-slot="expired-notice"
      data-empty={items.length === 0 || undefined}
      className={classNames(styles.root, className)}
    >
      <ul className={styles.items}>
        {shown.map(({ id, name, expires }) => {
          const isPending = pendingIds.includes(id);
          const answers = [
            [words.stillGood, onStillGood],
            [words.usedUp, onUsedUp],
            [words.thrownAway, onThrownAway],
          ] as const;
          return (
            <li key={id} data-slot="expired-notice-item" className={styles.item}>
              <span className={styles.question}>
                <TriangleAlert aria-hidden className={styles.icon} />
                {words.question(name, whenOf(expires))}
              </span>
              <span className={styles.answers}>
                {answers.map(([text, onAnswer], place) => (
                  <Button
                    key={text}
                    size="small"
                    variant="secondary"
                    aria-label={words.action(text, name)}
                    data-removes={place === 0 ? '' : undefined}
                    {...whilePending(isPending)}
                    onClick={() => {
                      noteAnswer(id);
                      onAnswer(id);
                    }}
                  >
                    {text}
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < items.length && (
        <Button variant="link" size="small" onClick={() => setWhole(true)}>
          {words.more(items.length - shown.length)}
        </Button>
      )}
    </section>
  );
});

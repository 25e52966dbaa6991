'use client';
import { Pencil, Trash2 } from 'lucide-react';
import { forwardRef, memo, type ComponentPropsWithoutRef } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { whilePending } from '../../internal/while-pending.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import styles from './pantry-index.module.css';

interface PantryIndexLineProps extends ComponentPropsWithoutRef<'li'> {
  /** Passed back to both callbacks, so all rows can share them. */
  item: ItemId;
  name: string;
  /** Text about its date and storage; empty for none. */
  note: string;
  noteTone: 'expired' | 'soon' | undefined;
  /** Another batch of the item above: its name is for screen readers only. */
  isBatch?: boolean | undefined;
  /** Null for 'some', which then replaces the unit. */
  amount: string | null;
  unit: string;
  isPending: boolean;
  editLabel: string;
  deleteLabel: string;
  /** Id prefix of the two icons that the index renders once; without it, the row renders its own. */
  sprite?: string | undefined;
  onEdit?: ((item: ItemId) => void) | undefined;
  onDelete?: ((item: ItemId) => void) | undefined;
}

const Line = forwardRef<HTMLLIElement, PantryIndexLineProps>(function PantryIndexLine(
  {
    item,
    name,
    note,
    noteTone,
    isBatch = false,
    amount,
    unit,
    isPending,
    editLabel,
    deleteLabel,
    sprite,
    onEdit,
    onDelete,
    className,
    children,
    ...rest
  },
  ref,
) {
  const isNoted = note !== '' || Boolean(children);
  const lang = useContentLang();
  return (
    <li
      ref={ref}
      {...rest}
      data-slot="pantry-index-entry"
      data-pending={isPending ? '' : undefined}
      className={classNames(styles.entry, className)}
    >
      <span
        className={styles.what}
        data-batch={isBatch || undefined}
        data-noted={(isNoted && !isBatch) || undefined}
      >
        <span lang={lang} data-slot="pantry-index-name" className={styles.name}>
          {name}
        </span>
        {isNoted && (
          <small data-slot="pantry-index-note" className={styles.note} data-tone={noteTone}>
            {note}
            {children ? <> {children}</> : null}
          </small>
        )}
      </span>
      <span className={styles.dots} />
      <span data-slot="pantry-index-amount" className={styles.quantity}>
        {amount} <small>{unit}</small>
      </span>
      {onEdit ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => onEdit(item)}
          aria-label={editLabel}
          {...whilePending(isPending)}
        >
          {sprite === undefined ? (
            <Pencil aria-hidden="true" />
          ) : (
            <svg>
              <use href={`#${sprite}edit`} />
            </svg>
          )}
        </button>
      ) : null}
      {onDelete ? (
        <button
          type="button"
          className={styles.button}
          data-removes=""
          onClick={() => onDelete(item)}
          aria-label={deleteLabel}
          {...whilePending(isPending)}
        >
          {sprite === undefined ? (
            <Trash2 aria-hidden="true" />
          ) : (
            <svg>
              <use href={`#${sprite}delete`} />
            </svg>
          )}
        </button>
      ) : null}
    </li>
  );
});

/**
 * A row of the index: name, leader, amount and two buttons. All text is preformatted, so a thousand rows are
 * cheap.
 */
export const PantryIndexLine = memo(Line);

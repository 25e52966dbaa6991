'use client';
import { memo } from 'react';
import styles from './pantry-index.module.css';

interface PantryIndexEntryProps {
  id: string;
  name: string;
  isPending: boolean;
  editLabel: string;
  deleteLabel: string;
  /** None for 'some'. */
  quantity: string | null;
  unit: string;
  some: string;
  /** Where the ids of the two icons begin. */
  sprite: string;
  onEdit: (id: string) => void;
  onDelete: (id: string, button: Element) => void;
}

/** A line of the index: name, leader, amount and two buttons. */
export const PantryIndexEntry = memo(function PantryIndexEntry(props: PantryIndexEntryProps) {
  const { id, name, quantity, unit, some, isPending, editLabel, deleteLabel, sprite, onEdit, onDelete } =
    props;
  return (
    <li data-slot="pantry-index-entry" className={styles.entry} data-pending={isPending ? '' : undefined}>
      <span data-slot="pantry-index-name" className={styles.name}>
        {name}
      </span>
      <span className={styles.dots} />
      <span data-slot="pantry-index-amount" className={styles.quantity}>
        {quantity === null ? (
          <small>{some}</small>
        ) : (
          <>
            {quantity} <small>{unit}</small>
          </>
        )}
      </span>
      <button
        type="button"
        className={styles.button}
        onClick={() => onEdit(id)}
        aria-label={editLabel}
        disabled={isPending}
      >
        <svg>
          <use href={`#${sprite}edit`} />
        </svg>
      </button>
      <button
        type="button"
        className={styles.button}
        data-act="delete"
        onClick={(event) => onDelete(id, event.currentTarget)}
        aria-label={deleteLabel}
        disabled={isPending}
      >
        <svg>
          <use href={`#${sprite}delete`} />
        </svg>
      </button>
    </li>
  );
});

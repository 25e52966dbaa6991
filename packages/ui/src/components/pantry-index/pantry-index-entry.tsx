'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLocale, useWords } from '../locale/index.ts';
import { PantryIndexLine } from './pantry-index-line.tsx';
import { noteWriter } from './pantry-index-note.ts';
import { LABELS, type PantryIndexLabels } from './pantry-index-words.ts';

/** Props of {@link PantryIndexEntry}; other `li` attributes go to the root. */
export interface PantryIndexEntryProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  /** The name of the ingredient. */
  name: string;
  /** Null if unknown. */
  quantity?: number | null | undefined;
  /** The unit of the quantity: 'g', 'piece'. */
  unit?: string | undefined;
  /** Expiry date, as '2026-11-27'; null for none. */
  expires?: string | null | undefined;
  /** The date is an unconfirmed guess. */
  isGuess?: boolean | undefined;
  /** Storage place. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Whether the package has been opened. */
  isOpened?: boolean | undefined;
  /** Another batch of the entry above: its name is for screen readers only. */
  isBatch?: boolean | undefined;
  /** How its list is sorted: by expiry, guesses far away are shown, too. */
  sort?: 'name' | 'expiry' | undefined;
  /** The name that its buttons say, if several entries have the same. */
  subject?: string | undefined;
  /** More about it after its note, such as a `Badge`. */
  children?: ReactNode;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** Called by the edit button, which appears only if this is set. */
  onEdit?: (() => void) | undefined;
  /**
   * Called by the delete button, which appears only if this is set. Move focus to a neighbour once the entry
   * is removed.
   */
  onDelete?: (() => void) | undefined;
  /** It is being deleted: its buttons are busy. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<PantryIndexLabels> | undefined;
}

/** A row of the pantry for custom indexes: name, leader, amount and two buttons. */
export const PantryIndexEntry = forwardRef<HTMLLIElement, PantryIndexEntryProps>(function PantryIndexEntry(
  {
    name,
    quantity = null,
    unit = '',
    expires,
    isGuess,
    storage,
    isOpened,
    isBatch,
    sort,
    subject = name,
    today,
    onEdit,
    onDelete,
    pending = false,
    labels,
    ...rest
  },
  ref,
) {
  const format = useLocale();
  const words = useWords(LABELS, labels, 'pantry-index');
  const { text, tone } = noteWriter(
    words,
    format.dateLocale,
    today,
    sort === 'expiry',
  )({ expires, isGuess, storage, isOpened });
  return (
    <PantryIndexLine
      ref={ref}
      {...rest}
      item={name}
      name={name}
      note={text}
      noteTone={tone}
      isBatch={isBatch}
      amount={quantity === null ? null : format.quantity(quantity)}
      unit={quantity === null ? words.some : words.unit(unit, quantity)}
      isPending={pending}
      editLabel={words.edit(subject)}
      deleteLabel={words.delete(subject)}
      onEdit={onEdit && (() => onEdit())}
      onDelete={onDelete && (() => onDelete())}
    />
  );
});

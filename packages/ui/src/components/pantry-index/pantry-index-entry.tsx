'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useLocale, useWords } from '../locale/index.ts';
import { PantryIndexLine } from './pantry-index-line.tsx';
import { noteWriter } from './pantry-index-note.ts';
import { LABELS, type PantryIndexLabels } from './pantry-index-words.ts';

/** Props of {@link PantryIndexEntry}; every attribute of a `li` goes on the root. */
export interface PantryIndexEntryProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  name: string;
  /** None for 'some'. */
  quantity?: number | null | undefined;
  /** The unit of the quantity: 'g', 'piece'. */
  unit?: string | undefined;
  /** The last day on which it is to be used, as '2026-11-27'; null for none. */
  expires?: string | null | undefined;
  /** Its date was proposed, and nobody has said that it is right. */
  isGuess?: boolean | undefined;
  /** Where it is kept. */
  storage?: 'fridge' | 'freezer' | 'cupboard' | undefined;
  /** Its packet, jar or bottle has been opened. */
  isOpened?: boolean | undefined;
  /** From which day 'in 2 days' counts, as '2026-11-23'; the day where the code runs unless told. */
  today?: string | undefined;
  /** Called when the pencil is pressed. Without it there is none. */
  onEdit?: (() => void) | undefined;
  /** Called when the bin is pressed. Without it there is none. Give the focus to a neighbour once the entry has gone. */
  onDelete?: (() => void) | undefined;
  /** It is on its way out: its buttons wait. */
  pending?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<PantryIndexLabels> | undefined;
}

/** A line of the pantry, for an index of your own: name, leader, amount and two buttons. */
export const PantryIndexEntry = forwardRef<HTMLLIElement, PantryIndexEntryProps>(function PantryIndexEntry(
  {
    name,
    quantity = null,
    unit = '',
    expires,
    isGuess,
    storage,
    isOpened,
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
  const words = useWords(LABELS, labels);
  const { text, tone } = noteWriter(words, format.dateLocale, today)({ expires, isGuess, storage, isOpened });
  return (
    <PantryIndexLine
      ref={ref}
      {...rest}
      item={name}
      name={name}
      note={text}
      noteTone={tone}
      amount={quantity === null ? null : format.quantity(quantity)}
      unit={quantity === null ? words.some : words.unit(unit, quantity)}
      isPending={pending}
      editLabel={words.edit(name)}
      deleteLabel={words.delete(name)}
      onEdit={onEdit && (() => onEdit())}
      onDelete={onDelete && (() => onDelete())}
    />
  );
});

'use client';
import { Check, X } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { whilePending } from '../../internal/while-pending.ts';
import { useWords } from '../locale/index.ts';
import { LABELS, type IngredientListLabels } from './ingredient-list-words.ts';
import type { IngredientAmount } from './recipe-ingredient.ts';
import styles from './ingredient-list.module.css';

/** Props of {@link IngredientListRow}; every attribute of a `li` goes on the root. */
export interface IngredientListRowProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  name: string;
  /** None for 'to taste'. */
  quantity?: number | null | undefined;
  /** The unit of the quantity: 'g', 'piece'. */
  unit?: string | undefined;
  /** How it is to be: 'finely chopped'. */
  notes?: string | null | undefined;
  /** It is in the pantry: it has a check, and its button, with a cross, takes it out. */
  inPantry?: boolean | undefined;
  /** Some of it is in the pantry, but not enough. */
  short?: boolean | undefined;
  /** How much is there, where that is known, and how much is lacking: said when it is `short`. */
  available?: IngredientAmount | null | undefined;
  lacking?: IngredientAmount | null | undefined;
  /** What of the pantry takes its place, and what that changes: said when it is `inPantry`. */
  standIn?: { name: string; note: string } | null | undefined;
  /** Called when a missing one is to go into the pantry. Without it there is no such button. */
  onAdd?: (() => void) | undefined;
  /** Called when one that is there is to leave it. Without it there are words in place of the button. */
  onRemove?: (() => void) | undefined;
  /** It is being added or removed now: the button waits. */
  pending?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<IngredientListLabels> | undefined;
}

/** An ingredient of a recipe: a tick, the name over quantity and note, and the one thing to do. Lies in any `ul`. */
export const IngredientListRow = forwardRef<HTMLLIElement, IngredientListRowProps>(function IngredientListRow(
  {
    name,
    quantity = null,
    unit = '',
    notes,
    inPantry = false,
    short = false,
    available = null,
    lacking = null,
    standIn = null,
    onAdd,
    onRemove,
    pending = false,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels);
  const detail = [quantity === null ? null : words.amount(quantity, unit), notes].filter(Boolean).join(', ');
  const act = inPantry ? onRemove : onAdd;
  return (
    <li
      ref={ref}
      {...rest}
      data-slot="ingredient-list-row"
      data-state={inPantry ? 'have' : short ? 'short' : 'missing'}
      className={classNames(styles.row, className)}
    >
      <span className={styles.tick}>{inPantry ? <Check aria-hidden="true" /> : null}</span>
      <span className={styles.words}>
        <span data-slot="ingredient-list-name" className={styles.name}>
          {name}
        </span>
        {detail ? (
          <span data-slot="ingredient-list-amount" className={styles.amount}>
            {detail}
          </span>
        ) : null}
        {short && !inPantry && lacking ? (
          <span data-slot="ingredient-list-shortage" className={styles.shortage}>
            {words.shortage(available, quantity === null ? null : { quantity, unit }, lacking)}
          </span>
        ) : null}
        {standIn && inPantry ? (
          <span data-slot="ingredient-list-stand-in" className={styles.amount}>
            {words.standIn(standIn.name, standIn.note)}
          </span>
        ) : null}
      </span>
      {act ? (
        <button
          type="button"
          data-slot="ingredient-list-action"
          aria-label={inPantry ? words.removeFromPantry(name) : words.addToPantry(name)}
          className={styles.button}
          onClick={() => act()}
          {...whilePending(pending)}
        >
          {inPantry ? words.inPantry : words.add}
          {inPantry && <X aria-hidden="true" />}
        </button>
      ) : (
        inPantry && <span className={styles.button}>{words.inPantry}</span>
      )}
    </li>
  );
});

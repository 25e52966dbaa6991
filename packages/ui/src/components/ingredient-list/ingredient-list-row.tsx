'use client';
import { Check, X } from 'lucide-react';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useContentLang } from '../../internal/content-lang.ts';
import { classNames } from '../../internal/class-names.ts';
import { whilePending } from '../../internal/while-pending.ts';
import { useWords } from '../locale/index.ts';
import { LABELS, type IngredientListLabels } from './ingredient-list-words.ts';
import type { IngredientAmount } from './recipe-ingredient.ts';
import styles from './ingredient-list.module.css';

/** Props of {@link IngredientListRow}; other `li` attributes go to the root. */
export interface IngredientListRowProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  /** The name of the ingredient. */
  name: string;
  /** Null for 'to taste'. */
  quantity?: number | null | undefined;
  /** The unit of the quantity: 'g', 'piece'. */
  unit?: string | undefined;
  /** The amount in words, if it is to be shown in other ones: '½ cup plus 2 tbsp'. */
  said?: string | undefined;
  /** How to prepare it: 'finely chopped'. */
  notes?: string | null | undefined;
  /** It is in the pantry: it has a tick, and its button removes it. */
  inPantry?: boolean | undefined;
  /** The pantry has some, but not enough. */
  short?: boolean | undefined;
  /** The amount in the pantry, if known; shown when `short`. */
  available?: IngredientAmount | null | undefined;
  /** The amount missing; shown when `short`. */
  lacking?: IngredientAmount | null | undefined;
  /** The pantry item that replaces it, and the effect; shown when `inPantry`. */
  standIn?: { name: string; note: string } | null | undefined;
  /** More about it below the rest, such as a `Badge`. */
  children?: ReactNode;
  /** Called to add a missing ingredient to the pantry. Without it, there is no Add button. */
  onAdd?: (() => void) | undefined;
  /** Called to remove an ingredient from the pantry. Without it, text replaces the button. */
  onRemove?: (() => void) | undefined;
  /** It is being added or removed: the button is busy. */
  pending?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<IngredientListLabels> | undefined;
}

/** An ingredient of a recipe: a tick, the name above quantity and note, and one action. Goes in any `ul`. */
export const IngredientListRow = forwardRef<HTMLLIElement, IngredientListRowProps>(function IngredientListRow(
  {
    name,
    quantity = null,
    unit = '',
    said,
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
    children,
    ...rest
  },
  ref,
) {
  const words = useWords(LABELS, labels, 'ingredient-list');
  const lang = useContentLang();
  const amount = said ?? (quantity === null ? null : words.amount(quantity, unit));
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
        <span lang={lang} data-slot="ingredient-list-name" className={styles.name}>
          {name}
        </span>
        {amount || notes ? (
          <span data-slot="ingredient-list-amount" className={styles.amount}>
            {amount}
            {amount && notes ? ', ' : null}
            {notes ? <span lang={lang}>{notes}</span> : null}
          </span>
        ) : null}
        {short && !inPantry && lacking ? (
          <span data-slot="ingredient-list-shortage" className={styles.shortage}>
            {words.shortage(available, quantity === null ? null : { quantity, unit, said }, lacking)}
          </span>
        ) : null}
        {standIn && inPantry ? (
          <span data-slot="ingredient-list-stand-in" className={styles.amount}>
            {words.standIn(standIn.name, standIn.note)}
          </span>
        ) : null}
        {children}
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

'use client';
import { suggest, SUGGESTIONS } from '@larder/domain';
import { Plus } from 'lucide-react';
import { forwardRef, Fragment, useEffect, useMemo, useRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { ErrorMessage } from '../../internal/conventions.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import { AddIngredientsRow } from './add-ingredients-row.tsx';
import { LABELS, type AddIngredientsTableLabels } from './add-ingredients-words.ts';
import styles from './add-ingredients-table.module.css';
import { AvoidedNote } from './avoided-note.tsx';
import { bookOfNames, type IngredientBook } from './ingredient-book.ts';
import { NameQuestion } from './name-question.tsx';
import { suggestUnits } from './unit-reader.ts';
import { useAddRows, type NewIngredient } from './use-add-rows.ts';

/** Props of {@link AddIngredientsTable}; other `form` attributes go to the root. */
export interface AddIngredientsTableProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit'
> {
  /** All ingredient names to suggest. */
  ingredientNames: readonly string[];
  /** Lookups beyond names: aliases, usual units and spelling corrections. Must be a stable reference. */
  book?: IngredientBook | undefined;
  /** All known units. */
  units: readonly string[];
  /** Called with the rows that have a name, once all of them are valid. */
  onAdd: (ingredients: NewIngredient[]) => void;
  /** Called to close the table without adding anything. */
  onCancel: () => void;
  /** The ingredients are being added. */
  pending?: boolean | undefined;
  /** The server's error message if adding failed. */
  error?: ErrorMessage | undefined;
  /** The day that relative dates start from, as '2026-11-23'; defaults to the local date. */
  today?: string | undefined;
  /** The initial number of rows. */
  initialRows?: number | undefined;
  /** How many rows 'Add more rows' adds. */
  moreRows?: number | undefined;
  /** Focuses the first name on mount, or when this becomes true, if a button opened the table. */
  focusOnMount?: boolean | undefined;
  /** Overrides for the built-in text. */
  labels?: Partial<AddIngredientsTableLabels> | undefined;
}

const NO_SUGGESTIONS: readonly string[] = [];

/**
 * Adds several ingredients at once: name, quantity, unit and date, with suggestions. All errors appear at
 * once, at their fields. With a `book`, the unit and a guessed date are filled in with the name, and unknown
 * names are questioned once.
 */
export const AddIngredientsTable = forwardRef<HTMLFormElement, AddIngredientsTableProps>(
  function AddIngredientsTable(
    {
      ingredientNames,
      book,
      units,
      onAdd,
      onCancel,
      pending = false,
      error,
      today,
      initialRows = 5,
      moreRows = 3,
      focusOnMount = false,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels, 'add-ingredients-table');
    const form = useRef<HTMLFormElement>(null);
    const known = useMemo(
      () => book ?? bookOfNames((typed) => suggest(typed, ingredientNames, SUGGESTIONS.ingredientMinLength)),
      [book, ingredientNames],
    );
    const { rows, problems, questions, focus, ...act } = useAddRows({
      initialRows,
      moreRows,
      units,
      book: known,
      words,
      // Only the field itself knows that its date is invalid.
      findUnread: () =>
        form.current?.querySelector<HTMLElement>('[data-named] [data-column="expires"] :invalid') ?? null,
      onAdd,
    });

    useEffect(() => {
      if (focusOnMount) form.current?.querySelector<HTMLElement>("[data-column='name'] input")?.focus();
    }, [focusOnMount]);

    useEffect(() => {
      if (!focus) return;
      const target =
        focus.column === 'question'
          ? `[data-question='${focus.key}'] button`
          : `[data-row='${focus.key}'] [data-column='${focus.column}'] input`;
      form.current?.querySelector<HTMLElement>(target)?.focus();
    }, [focus]);

    return (
      <form
        ref={useMergedRefs(form, ref)}
        noValidate
        aria-busy={pending || undefined}
        {...rest}
        data-slot="add-ingredients-table"
        className={classNames(styles.root, className)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) act.submit();
        }}
      >
        <table aria-label={words.title} data-slot="add-ingredients-table-rows" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" className={styles.quantityHead}>
                {words.quantity}
              </th>
              <th scope="col" className={styles.unitHead}>
                {words.unit}
              </th>
              <th scope="col" className={styles.expiresHead}>
                {words.expires}
              </th>
              <th scope="col" className={styles.removeHead}>
                <VisuallyHidden>{words.remove}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const avoided = known.avoidedIn?.(row.name);
              const question = questions.find(({ key }) => key === row.key);
              return (
                <Fragment key={row.key}>
                  <AddIngredientsRow
                    row={row}
                    number={index + 1}
                    words={words}
                    nameSuggestions={known.suggest(row.name)}
                    unitSuggestions={
                      row.isUnitTyped ? suggestUnits(row.unit, units, SUGGESTIONS.most) : NO_SUGGESTIONS
                    }
                    problems={problems.filter(({ key }) => key === row.key)}
                    guess={known.expiryOf?.(row.name) ?? null}
                    today={today}
                    onChange={act.change}
                    onExpiresChange={act.changeExpires}
                    onRemove={act.removeRow}
                  />
                  {avoided && <AvoidedNote avoided={avoided} words={words} />}
                  {question && (
                    <NameQuestion
                      question={question}
                      words={words}
                      onAnswer={(takesMeant) => act.answer(question, takesMeant)}
                    />
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
        <ErrorLine className={styles.error}>{error}</ErrorLine>
        <div data-slot="add-ingredients-table-actions" className={styles.foot}>
          <Button variant="ghost" className={styles.more} onClick={act.addRows}>
            <Plus aria-hidden="true" />
            {words.addRows}
          </Button>
          <Button
            variant="secondary"
            aria-disabled={pending || undefined}
            onClick={pending ? undefined : onCancel}
          >
            {words.cancel}
          </Button>
          <Button type="submit" pending={pending} className={styles.submit}>
            {pending ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    );
  },
);

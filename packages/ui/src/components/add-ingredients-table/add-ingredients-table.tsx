'use client';
import { readPantryRows, suggest, SUGGESTIONS, type PantryRow } from '@larder/domain';
import { Plus } from 'lucide-react';
import { forwardRef, useEffect, useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ErrorLine } from '../../internal/error-line.tsx';
import { useMergedRefs } from '../../internal/use-merged-refs.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Button } from '../button/index.ts';
import { useWords } from '../locale/index.ts';
import { AddIngredientsRow, type Column } from './add-ingredients-row.tsx';
import { LABELS, problemText, type AddIngredientsTableLabels } from './add-ingredients-words.ts';
import styles from './add-ingredients-table.module.css';
import { unitReader } from './unit-reader.ts';

/** An ingredient to put into the pantry. */
export interface NewIngredient {
  name: string;
  /** None when nobody has said how much. */
  quantity: number | null;
  unit: string;
}

/** Props of {@link AddIngredientsTable}; every other attribute of a `form` goes on the root. */
export interface AddIngredientsTableProps extends Omit<
  ComponentPropsWithoutRef<'form'>,
  'children' | 'onSubmit'
> {
  /** Every ingredient name that can be suggested. */
  ingredientNames: readonly string[];
  /** Every unit there is. */
  units: readonly string[];
  /** Called with the rows that have a name, once nothing is wrong with them. */
  onAdd: (ingredients: NewIngredient[]) => void;
  onCancel: () => void;
  /** The ingredients are being added. */
  pending?: boolean | undefined;
  /** What the server said when adding failed. */
  error?: string | null | undefined;
  /** How many rows to start with, and how many 'Add more rows' adds. */
  initialRows?: number | undefined;
  moreRows?: number | undefined;
  /** Puts the focus in the first name when the table appears, for one that a button has opened. */
  focusOnMount?: boolean | undefined;
  /** Other words for what it says by itself. */
  labels?: Partial<AddIngredientsTableLabels> | undefined;
}

type Row = PantryRow & { key: number };
type Problem = { key: number; column: Column; message: string };

const emptyRows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ key: from + index, name: '', quantity: '', unit: '' }));

/** Several ingredients at once: name, quantity and unit, with suggestions. What is wrong is said on its row. */
export const AddIngredientsTable = forwardRef<HTMLFormElement, AddIngredientsTableProps>(
  function AddIngredientsTable(
    {
      ingredientNames,
      units,
      onAdd,
      onCancel,
      pending = false,
      error,
      initialRows = 5,
      moreRows = 3,
      focusOnMount = false,
      labels,
      className,
      ...rest
    },
    ref,
  ) {
    const words = useWords(LABELS, labels);
    const form = useRef<HTMLFormElement>(null);
    const [rows, setRows] = useState(() => emptyRows(0, initialRows));
    const [problem, setProblem] = useState<Problem | null>(null);
    const [focus, setFocus] = useState<{ key: number; column: Column } | null>(
      focusOnMount ? { key: 0, column: 'name' } : null,
    );
    const readUnit = useMemo(() => unitReader(units), [units]);

    useEffect(() => {
      if (!focus) return;
      form.current
        ?.querySelector<HTMLElement>(`[data-row='${focus.key}'] [data-column='${focus.column}'] input`)
        ?.focus();
    }, [focus]);

    function change(key: number, column: Column, text: string) {
      setRows((all) => all.map((row) => (row.key === key ? { ...row, [column]: text } : row)));
      if (problem?.key === key) setProblem(null);
    }

    function addRows() {
      const next = (rows.at(-1)?.key ?? -1) + 1;
      setRows([...rows, ...emptyRows(next, moreRows)]);
      setFocus({ key: next, column: 'name' });
    }

    function removeRow(key: number) {
      const index = rows.findIndex((row) => row.key === key);
      const left = rows.filter((row) => row.key !== key);
      const kept = left.length > 0 ? left : emptyRows(key + 1, 1);
      const neighbour = kept[Math.min(index, kept.length - 1)];
      setRows(kept);
      if (problem?.key === key) setProblem(null);
      if (neighbour) setFocus({ key: neighbour.key, column: 'name' });
    }

    function submit() {
      const read = readPantryRows(rows, (unit) => readUnit(unit) !== null);
      if (!read.error) {
        setProblem(null);
        onAdd(
          read.items.map(({ ingredient_name: name, quantity, unit }) => ({
            name,
            quantity,
            unit: readUnit(unit) ?? unit,
          })),
        );
        return;
      }
      const row = rows[read.error.row ?? 0];
      if (!row) return;
      setProblem({ key: row.key, column: read.error.field, message: problemText(words, read.error.message) });
      setFocus({ key: row.key, column: read.error.field });
    }

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
          if (!pending) submit();
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
              <th scope="col" className={styles.removeHead}>
                <VisuallyHidden>{words.remove}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <AddIngredientsRow
                key={row.key}
                row={row}
                number={index + 1}
                words={words}
                nameSuggestions={suggest(row.name, ingredientNames, SUGGESTIONS.ingredientMinLength)}
                unitSuggestions={suggest(row.unit, units, SUGGESTIONS.unitMinLength)}
                problem={problem?.key === row.key ? problem : null}
                onChange={change}
                onRemove={removeRow}
              />
            ))}
          </tbody>
        </table>
        <ErrorLine className={styles.error}>{error}</ErrorLine>
        <div data-slot="add-ingredients-table-actions" className={styles.foot}>
          <Button variant="ghost" className={styles.more} onClick={addRows}>
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

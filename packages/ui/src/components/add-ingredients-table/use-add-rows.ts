import { parseQuantity, readPantryRows } from '@larder/domain';
import { useMemo, useState } from 'react';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
import { problemText } from './add-ingredients-words.ts';
import type { IngredientBook } from './ingredient-book.ts';
import { unitReader } from './unit-reader.ts';

/** A free-text column. */
export type Column = 'name' | 'quantity' | 'unit';

/** An ingredient to add to the pantry. */
export interface NewIngredient {
  name: string;
  /** Null if no quantity was given. */
  quantity: number | null;
  unit: string;
  /** Expiry date as '2026-11-27'; null for none, undefined to keep the book's guess. */
  expires?: string | null | undefined;
  /** The cook confirmed a name that is close to another. */
  keepName?: true | undefined;
}

/** A row's raw input. */
export interface AddRow {
  name: string;
  /** The raw input. */
  quantity: string;
  unit: string;
  key: number;
  /** The date set by the cook, null for none; undefined while the book's guess applies. */
  expires: string | null | undefined;
  /** Whether the cook typed the unit, rather than it following the name. */
  isUnitTyped: boolean;
  /** The name that the cook confirmed as typed. */
  keptName: string | null;
}

/** An error in a row's field. */
export interface RowProblem {
  key: number;
  column: Column;
  message: string;
}

/** An unknown name and its likely correction. */
export interface NameQuestion {
  key: number;
  typed: string;
  meant: string;
}

/** What to focus: a field of a row, or the question about it. */
export interface RowFocus {
  key: number;
  column: Column | 'question';
}

interface AddRowsOptions {
  initialRows: number;
  moreRows: number;
  units: readonly string[];
  book: IngredientBook;
  words: AddIngredientsTableLabels;
  /** Returns the first field with invalid input. */
  findUnread: () => HTMLElement | null;
  onAdd: (ingredients: NewIngredient[]) => void;
}

const emptyRows = (from: number, count: number): AddRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: from + index,
    name: '',
    quantity: '',
    unit: '',
    expires: undefined,
    isUnitTyped: false,
    keptName: null,
  }));

/** State of the table's rows, their errors and questions. */
export function useAddRows(options: AddRowsOptions) {
  const { initialRows, moreRows, units, book, words, findUnread, onAdd } = options;
  const [rows, setRows] = useState(() => emptyRows(0, initialRows));
  const [problems, setProblems] = useState<readonly RowProblem[]>([]);
  const [questions, setQuestions] = useState<readonly NameQuestion[]>([]);
  const [focus, setFocus] = useState<RowFocus | null>(null);
  const readUnit = useMemo(() => unitReader(units), [units]);

  const withUnit = (row: AddRow): AddRow => {
    if (row.isUnitTyped) return row;
    const quantity = row.quantity.trim() === '' ? null : parseQuantity(row.quantity);
    return { ...row, unit: book.unitOf(row.name, quantity) ?? '' };
  };

  function change(key: number, column: Column, text: string) {
    setRows(
      rows.map((row) => {
        if (row.key !== key) return row;
        if (column === 'unit') return { ...row, unit: text, isUnitTyped: text.trim() !== '' };
        return withUnit({ ...row, [column]: text });
      }),
    );
    setProblems(problems.filter((problem) => problem.key !== key || problem.column !== column));
    if (column === 'name') setQuestions(questions.filter((question) => question.key !== key));
  }

  function changeExpires(key: number, expires: string | null) {
    setRows(rows.map((row) => (row.key === key ? { ...row, expires } : row)));
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
    setProblems(problems.filter((problem) => problem.key !== key));
    setQuestions(questions.filter((question) => question.key !== key));
    if (neighbour) setFocus({ key: neighbour.key, column: 'name' });
  }

  /** Adds the rows unless one has an error or an invalid date. */
  function submit(all: readonly AddRow[] = rows) {
    const { items, faults } = readPantryRows(all, {
      readUnit,
      defaultUnit: (name, quantity) => book.unitOf(name, quantity),
    });
    const asked = all.flatMap(({ key, name, keptName }): NameQuestion[] => {
      const typed = name.trim();
      const meant = typed === '' || keptName === typed ? null : book.nearest(typed);
      return meant === null ? [] : [{ key, typed, meant }];
    });
    const found = faults.flatMap(({ row, field, problem }): RowProblem[] => {
      const wrong = all[row];
      // The corrected name may bring its unit with it.
      const isOpen = problem === 'unitRequired' && asked.some(({ key }) => key === wrong?.key);
      return wrong && !isOpen
        ? [{ key: wrong.key, column: field, message: problemText(words, problem, wrong.unit.trim()) }]
        : [];
    });
    setProblems(found);
    setQuestions(asked);
    if (found[0]) return setFocus({ ...found[0] });
    const unread = findUnread();
    if (unread) return unread.focus();
    if (asked[0]) return setFocus({ key: asked[0].key, column: 'question' });
    const kept = new Set(all.flatMap(({ keptName }) => keptName ?? []));
    const named = all.filter(({ name }) => name.trim() !== '');
    onAdd(
      items.map(({ ingredient_name: name, quantity, unit }, index) => ({
        name,
        quantity,
        unit,
        ...(named[index]?.expires !== undefined && { expires: named[index].expires }),
        ...(kept.has(name) && { keepName: true as const }),
      })),
    );
  }

  /** Answers the question about a row; after the last answer the rows are added. */
  function answer({ key, typed, meant }: NameQuestion, takesMeant: boolean) {
    const answered = rows.map((row) => {
      if (row.key !== key) return row;
      return takesMeant ? withUnit({ ...row, name: meant }) : { ...row, keptName: typed };
    });
    setRows(answered);
    const left = questions.filter((question) => question.key !== key);
    setQuestions(left);
    if (left[0]) setFocus({ key: left[0].key, column: 'question' });
    else submit(answered);
  }

  return { rows, problems, questions, focus, change, changeExpires, addRows, removeRow, submit, answer };
}

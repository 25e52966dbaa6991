import { MESSAGES, parseQuantity, readPantryRows } from '@larder/domain';
import { useMemo, useState } from 'react';
import type { Column } from './add-ingredients-row.tsx';
import type { AddIngredientsTableLabels } from './add-ingredients-words.ts';
import { problemText } from './add-ingredients-words.ts';
import type { IngredientBook } from './ingredient-book.ts';
import { unitReader } from './unit-reader.ts';

/** An ingredient to put into the pantry. */
export interface NewIngredient {
  name: string;
  /** None when nobody has said how much. */
  quantity: number | null;
  unit: string;
  /** Until when it keeps, as '2026-11-27'; null when the cook wants no date. Left out while nobody has said more than the book. */
  expires?: string | null | undefined;
  /** The name is meant as it was typed, though it is near to another: it was asked about. */
  keepName?: true | undefined;
}

/** A row as it was typed. */
export interface AddRow {
  name: string;
  /** As it was typed. */
  quantity: string;
  unit: string;
  key: number;
  /** The date that the cook has given, null for none; undefined while the book's stands. */
  expires: string | null | undefined;
  /** The unit follows the name until somebody types one. */
  isUnitTyped: boolean;
  /** The name that is to stay as it was typed. */
  keptName: string | null;
}

/** What is wrong with a field of a row. */
export interface RowProblem {
  key: number;
  column: Column;
  message: string;
}

/** A name that nobody knows, and what was probably meant. */
export interface NameQuestion {
  key: number;
  typed: string;
  meant: string;
}

/** Where the focus has to go: a field of a row, or what is asked about it. */
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
  /** The first field with something that was not understood. */
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

/** The rows of the table, what is wrong with them and what is asked about them. */
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

  /** Adds the rows unless something is wrong with them, or was not understood. */
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
    const found = faults.flatMap(({ row, field, message }): RowProblem[] => {
      const wrong = all[row];
      // The name that was meant may bring its unit with it.
      const isOpen = message === MESSAGES.rowUnitRequired && asked.some(({ key }) => key === wrong?.key);
      return wrong && !isOpen ? [{ key: wrong.key, column: field, message: textOf(message, wrong) }] : [];
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

  const textOf = (message: string, { unit }: AddRow): string =>
    message === MESSAGES.rowUnitUnknown(unit.trim())
      ? words.unitUnknown(unit.trim())
      : problemText(words, message);

  /** Answers what was asked about a row; after the last answer the rows are added, as was asked for. */
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

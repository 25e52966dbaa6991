'use client';
import { useCallback, useMemo } from 'react';
import type { ShoppingItem } from '../components/shopping-list/index.ts';
import { useChanges, type Undo } from './use-changes.ts';

interface Row {
  readonly id: string;
  readonly item: ShoppingItem;
  readonly isChecked: boolean;
}

/** A shopping list in memory. Each change returns what undoes it. */
export interface ShoppingListState {
  /** Props for `ShoppingList`. */
  list: {
    items: readonly ShoppingItem[];
    checkedIds: readonly string[];
    onCheckedIdsChange: (ids: readonly string[]) => void;
  };
  /** Adds items; one with an id that is there replaces it and stays in or out of the basket. */
  add: (...items: readonly ShoppingItem[]) => Undo;
  remove: (...ids: readonly string[]) => Undo;
  /** Puts exactly these items into the basket. */
  check: (ids: readonly string[]) => Undo;
  /** Takes what is in the basket off the list: put `bought` into the pantry. */
  buy: () => { bought: readonly ShoppingItem[]; undo: Undo };
  /** Undoes the latest change. */
  undo: Undo;
  canUndo: boolean;
}

const toRow = (item: ShoppingItem): Row => ({ id: item.id, item, isChecked: false });

/** The state of a shopping list. It knows no server: send what changes yourself, and undo what fails. */
export function useShoppingList(first: readonly ShoppingItem[] = []): ShoppingListState {
  const { items: rows, apply, undo, canUndo } = useChanges(useMemo(() => first.map(toRow), [first]));
  const add = useCallback(
    (...added: readonly ShoppingItem[]) =>
      apply((there) => {
        const known = new Set(there.map(({ id }) => id));
        const fresh = new Map(added.map((item) => [item.id, item]));
        return [
          ...there.map((row) => {
            const item = fresh.get(row.id);
            return item ? { ...row, item } : row;
          }),
          ...[...fresh.values()].filter(({ id }) => !known.has(id)).map(toRow),
        ];
      }),
    [apply],
  );
  const remove = useCallback(
    (...ids: readonly string[]) => apply((there) => there.filter(({ id }) => !ids.includes(id))),
    [apply],
  );
  const check = useCallback(
    (ids: readonly string[]) => {
      const checked = new Set(ids);
      return apply((there) =>
        there.map((row) =>
          row.isChecked === checked.has(row.id) ? row : { ...row, isChecked: !row.isChecked },
        ),
      );
    },
    [apply],
  );
  const bought = useMemo(() => rows.filter(({ isChecked }) => isChecked).map(({ item }) => item), [rows]);
  const buy = useCallback(() => ({ bought, undo: remove(...bought.map(({ id }) => id)) }), [bought, remove]);
  const list = useMemo(
    () => ({
      items: rows.map(({ item }) => item),
      checkedIds: bought.map(({ id }) => id),
      onCheckedIdsChange: (ids: readonly string[]) => {
        check(ids);
      },
    }),
    [rows, bought, check],
  );
  return { list, add, remove, check, buy, undo, canUndo };
}

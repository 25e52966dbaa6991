'use client';
import { useCallback, useMemo } from 'react';
import type { ShoppingItem } from '../components/shopping-list/index.ts';
import type { ItemId } from '../vocabulary/ids.ts';
import { useChanges, type Undo } from './use-changes.ts';

interface Row {
  readonly id: ItemId;
  readonly item: ShoppingItem;
  readonly isChecked: boolean;
}

/** A shopping list in memory. Each change returns what undoes it. */
export interface ShoppingListState {
  /** Props for `ShoppingList`. */
  list: {
    items: readonly ShoppingItem[];
    checkedIds: readonly ItemId[];
    onCheckedIdsChange: (ids: readonly ItemId[]) => void;
  };
  /** Adds items; one with an id that is there replaces it and stays in or out of the basket. */
  add: (items: readonly ShoppingItem[]) => Undo;
  remove: (ids: readonly ItemId[]) => Undo;
  /** Puts exactly these items into the basket. */
  check: (ids: readonly ItemId[]) => Undo;
  /** Takes these items, or what is in the basket, off the list: put `bought` into the pantry. For `onBuy`. */
  buy: (ids?: readonly ItemId[]) => { bought: readonly ShoppingItem[]; undo: Undo };
  /** Undoes the latest change. */
  undo: Undo;
  canUndo: boolean;
  /** Replaces all items, such as after a refetch, with an empty basket, and forgets the changes. */
  reset: (items: readonly ShoppingItem[]) => void;
}

const toRow = (item: ShoppingItem): Row => ({ id: item.id, item, isChecked: false });

/**
 * The state of a shopping list. It knows no server: send what changes yourself, and undo what fails. `first` counts
 * on the first render only; `reset` takes later ones. The latest 50 changes can be undone.
 */
export function useShoppingList(first: readonly ShoppingItem[] = []): ShoppingListState {
  const { items: rows, latest, apply, undo, canUndo, reset: resetRows } = useChanges(() => first.map(toRow));
  const add = useCallback<ShoppingListState['add']>(
    (added) => apply((there) => withItems(there, added)),
    [apply],
  );
  const remove = useCallback<ShoppingListState['remove']>(
    (ids) => apply((there) => there.filter(({ id }) => !ids.includes(id))),
    [apply],
  );
  const check = useCallback<ShoppingListState['check']>(
    (ids) => {
      // Only the difference is the change: when an earlier one is undone, what that one checked is not checked again.
      const changed = new Map(
        latest().flatMap(({ id, isChecked }) =>
          isChecked === ids.includes(id) ? [] : [[id, !isChecked] as const],
        ),
      );
      return apply((there) =>
        there.map((row) => {
          const isChecked = changed.get(row.id) ?? row.isChecked;
          return isChecked === row.isChecked ? row : { ...row, isChecked };
        }),
      );
    },
    [apply, latest],
  );
  const buy = useCallback<ShoppingListState['buy']>(
    (ids) => {
      const bought = latest().filter(({ id, isChecked }) => ids?.includes(id) ?? isChecked);
      return { bought: bought.map(({ item }) => item), undo: remove(bought.map(({ id }) => id)) };
    },
    [latest, remove],
  );
  const reset = useCallback<ShoppingListState['reset']>((items) => resetRows(items.map(toRow)), [resetRows]);
  const list = useMemo(
    () => ({
      items: rows.map(({ item }) => item),
      checkedIds: rows.filter(({ isChecked }) => isChecked).map(({ id }) => id),
      onCheckedIdsChange: (ids: readonly ItemId[]) => {
        check(ids);
      },
    }),
    [rows, check],
  );
  return { list, add, remove, check, buy, undo, canUndo, reset };
}

function withItems(there: readonly Row[], added: readonly ShoppingItem[]): readonly Row[] {
  const known = new Set(there.map(({ id }) => id));
  const fresh = new Map(added.map((item) => [item.id, item]));
  return [
    ...there.map((row) => {
      const item = fresh.get(row.id);
      return item ? { ...row, item } : row;
    }),
    ...[...fresh.values()].filter(({ id }) => !known.has(id)).map(toRow),
  ];
}

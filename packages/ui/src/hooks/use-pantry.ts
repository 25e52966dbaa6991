'use client';
import { UNITS, areUnitsCompatible, convertQuantity, isUnit } from '@larder/domain';
import { useCallback } from 'react';
import type { PantryIndexItem } from '../components/pantry-index/index.ts';
import type { ItemId } from '../vocabulary/ids.ts';
import { useChanges, type Undo } from './use-changes.ts';

/** A pantry in memory: for `PantryIndex`. Each change returns what undoes it. */
export interface Pantry {
  items: readonly PantryIndexItem[];
  /**
   * Adds items. One with the id of another is added to its quantity, in the unit that is there, and the earlier date
   * stays; if the units do not convert, it becomes a row of its own with the id 'milk:can', which is text even where ids are numbers.
   */
  add: (items: readonly PantryIndexItem[]) => Undo;
  /** Changes some of an item: its quantity, its date. */
  change: (id: ItemId, change: Partial<Omit<PantryIndexItem, 'id'>>) => Undo;
  remove: (ids: readonly ItemId[]) => Undo;
  /** Undoes the latest change. */
  undo: Undo;
  canUndo: boolean;
  /** Replaces all items, such as after a refetch, and forgets the changes. */
  reset: (items: readonly PantryIndexItem[]) => void;
}

/**
 * The state of a pantry. It knows no server: send what changes yourself, and undo what fails. `first` counts on the
 * first render only; `reset` takes later ones. The latest 50 changes can be undone.
 */
export function usePantry(first: readonly PantryIndexItem[] = []): Pantry {
  const { items, apply, undo, canUndo, reset } = useChanges(() => first);
  const add = useCallback<Pantry['add']>((added) => apply((there) => added.reduce(withItem, there)), [apply]);
  const change = useCallback<Pantry['change']>(
    (id, changed) => apply((there) => there.map((item) => (item.id === id ? { ...item, ...changed } : item))),
    [apply],
  );
  const remove = useCallback<Pantry['remove']>(
    (ids) => apply((there) => there.filter(({ id }) => !ids.includes(id))),
    [apply],
  );
  return { items, add, change, remove, undo, canUndo, reset };
}

function withItem(there: readonly PantryIndexItem[], added: PantryIndexItem): readonly PantryIndexItem[] {
  const isTaken = there.some(({ id }) => id === added.id);
  const ownId = `${added.id}:${isUnit(added.unit) ? UNITS[added.unit].kind : added.unit}`;
  const same = there.find(({ id, unit }) => (id === added.id || id === ownId) && isAddable(unit, added.unit));
  if (same) return there.map((item) => (item === same ? sumOf(same, added) : item));
  return [...there, isTaken ? { ...added, id: ownId } : added];
}

const isAddable = (one: string, other: string) =>
  one === other || (isUnit(one) && isUnit(other) && areUnitsCompatible(one, other));

/** Both together. An unknown quantity stays unknown, whatever is added. */
function sumOf(there: PantryIndexItem, added: PantryIndexItem): PantryIndexItem {
  const dated = isEarlier(added.expires, there.expires) ? added : there;
  const quantity =
    there.quantity === null || added.quantity === null
      ? null
      : there.quantity + inUnit(there.unit, added.unit, added.quantity);
  return { ...added, ...there, quantity, expires: dated.expires, isGuess: dated.isGuess };
}

const inUnit = (to: string, from: string, quantity: number) =>
  isUnit(from) && isUnit(to) ? convertQuantity(quantity, from, to) : quantity;

const isEarlier = (one: PantryIndexItem['expires'], other: PantryIndexItem['expires']) =>
  Boolean(one) && (!other || one! < other);

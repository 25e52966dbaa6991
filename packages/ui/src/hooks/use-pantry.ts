'use client';
import { useCallback } from 'react';
import type { PantryIndexItem } from '../components/pantry-index/index.ts';
import { useChanges, type Undo } from './use-changes.ts';

/** A pantry in memory: for `PantryIndex`. Each change returns what undoes it. */
export interface Pantry {
  items: readonly PantryIndexItem[];
  /** Adds items; one with the id and unit of another is added to its quantity. */
  add: (...items: readonly PantryIndexItem[]) => Undo;
  /** Changes some of an item: its quantity, its date. */
  change: (id: string, change: Partial<Omit<PantryIndexItem, 'id'>>) => Undo;
  remove: (...ids: readonly string[]) => Undo;
  /** Undoes the latest change. */
  undo: Undo;
  canUndo: boolean;
}

/** The state of a pantry. It knows no server: send what changes yourself, and undo what fails. */
export function usePantry(first: readonly PantryIndexItem[] = []): Pantry {
  const { items, apply, undo, canUndo } = useChanges(first);
  const add = useCallback(
    (...added: readonly PantryIndexItem[]) => apply((there) => added.reduce(merged, there)),
    [apply],
  );
  const change = useCallback<Pantry['change']>(
    (id, changed) => apply((there) => there.map((item) => (item.id === id ? { ...item, ...changed } : item))),
    [apply],
  );
  const remove = useCallback(
    (...ids: readonly string[]) => apply((there) => there.filter(({ id }) => !ids.includes(id))),
    [apply],
  );
  return { items, add, change, remove, undo, canUndo };
}

/** An unknown quantity stays unknown, whatever is added. */
function merged(there: readonly PantryIndexItem[], added: PantryIndexItem): readonly PantryIndexItem[] {
  const same = there.find(({ id }) => id === added.id);
  if (!same) return [...there, added];
  const quantity =
    same.unit !== added.unit
      ? added.quantity
      : same.quantity === null || added.quantity === null
        ? null
        : same.quantity + added.quantity;
  return there.map((item) => (item === same ? { ...item, ...added, quantity } : item));
}

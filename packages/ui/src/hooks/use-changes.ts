'use client';
import { useCallback, useReducer, useRef } from 'react';

/** Undoes one change; later ones stay. Does nothing the second time. */
export type Undo = () => void;

interface Thing {
  readonly id: string;
}

interface Change<Item> {
  readonly key: number;
  /** The things that it added, changed or removed. */
  readonly ids: ReadonlySet<string>;
  /** The list before it. */
  readonly before: readonly Item[];
}

interface State<Item> {
  readonly items: readonly Item[];
  /** What can be undone, the latest last. */
  readonly changes: readonly Change<Item>[];
}

type Action<Item> =
  | { readonly key: number; readonly next: (items: readonly Item[]) => readonly Item[] }
  | { readonly undo: number | 'latest' };

/** More changes than these are not undone one by one. */
const MOST = 50;

/** A list whose changes can be undone, in any order. */
export interface Changes<Item> {
  items: readonly Item[];
  /** Changes the list; returns what undoes it. */
  apply: (next: (items: readonly Item[]) => readonly Item[]) => Undo;
  /** Undoes the latest change. */
  undo: Undo;
  canUndo: boolean;
}

export function useChanges<Item extends Thing>(first: readonly Item[]): Changes<Item> {
  const [{ items, changes }, act] = useReducer(reduce<Item>, { items: first, changes: [] });
  const keys = useRef(0);
  const apply = useCallback((next: (items: readonly Item[]) => readonly Item[]): Undo => {
    keys.current += 1;
    const key = keys.current;
    act({ key, next });
    return () => act({ undo: key });
  }, []);
  const undo = useCallback(() => act({ undo: 'latest' }), []);
  return { items, apply, undo, canUndo: changes.length > 0 };
}

function reduce<Item extends Thing>(state: State<Item>, action: Action<Item>): State<Item> {
  if ('next' in action) {
    const items = action.next(state.items);
    const ids = changedIds(state.items, items);
    if (ids.size === 0) return state;
    const change = { key: action.key, ids, before: state.items };
    return { items, changes: [...state.changes, change].slice(-MOST) };
  }
  const wanted =
    action.undo === 'latest'
      ? state.changes.at(-1)
      : state.changes.find((change) => change.key === action.undo);
  if (!wanted) return state;
  return {
    items: withoutChange(state.items, wanted),
    changes: state.changes.filter((change) => change !== wanted),
  };
}

function changedIds(before: readonly Thing[], after: readonly Thing[]): ReadonlySet<string> {
  const [old, fresh] = [before, after].map((list) => new Map(list.map((thing) => [thing.id, thing])));
  const all = [...before, ...after].map(({ id }) => id);
  return new Set(all.filter((id) => old?.get(id) !== fresh?.get(id)));
}

/** The list with the things of the change as they were before it, each after the one that it stood after. */
function withoutChange<Item extends Thing>(
  items: readonly Item[],
  { ids, before }: Change<Item>,
): readonly Item[] {
  const list = items.filter(({ id }) => !ids.has(id));
  for (const [index, thing] of before.entries()) {
    if (!ids.has(thing.id)) continue;
    const earlier = new Set(before.slice(0, index).map(({ id }) => id));
    list.splice(list.findLastIndex(({ id }) => earlier.has(id)) + 1, 0, thing);
  }
  return list;
}

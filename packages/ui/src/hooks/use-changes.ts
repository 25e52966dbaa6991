'use client';
import { useCallback, useRef, useState } from 'react';

/** Undoes one change; later ones stay. Does nothing the second time, nor once 50 newer changes were made. */
export type Undo = () => void;

/** What a change makes of a list. Pure: it runs again whenever an earlier change is undone. */
type Next<Item> = (items: readonly Item[]) => readonly Item[];

interface Change<Item> {
  readonly key: number;
  readonly next: Next<Item>;
  /** Whether it makes a difference: without an earlier change there may be nothing left to change. */
  readonly counts: boolean;
}

interface State<Item> {
  /** The list before all changes that can be undone. */
  readonly base: readonly Item[];
  /** What can be undone, the latest last. */
  readonly changes: readonly Change<Item>[];
  readonly items: readonly Item[];
}

/** Older changes are part of the base. */
const MOST = 50;

/** A list whose changes can be undone, in any order. */
export interface Changes<Item> {
  items: readonly Item[];
  /** The list after every change so far, rendered or not: for handlers. */
  latest: () => readonly Item[];
  /** Changes the list; returns what undoes it. */
  apply: (next: Next<Item>) => Undo;
  /** Undoes the latest change. */
  undo: Undo;
  canUndo: boolean;
  /** Replaces the list and forgets the changes. */
  reset: (items: readonly Item[]) => void;
}

/** `first` makes the list of the first render. */
export function useChanges<Item>(first: () => readonly Item[]): Changes<Item> {
  const [shown, show] = useState(() => stateOf(first()));
  const state = useRef(shown);
  const keys = useRef(0);
  const set = useCallback((next: State<Item>) => {
    state.current = next;
    show(next);
  }, []);
  const apply = useCallback(
    (next: Next<Item>): Undo => {
      keys.current += 1;
      const key = keys.current;
      set(withChange(state.current, key, next));
      return () => set(withoutChange(state.current, key));
    },
    [set],
  );
  const undo = useCallback(() => {
    const last = state.current.changes.findLast(({ counts }) => counts);
    if (last) set(withoutChange(state.current, last.key));
  }, [set]);
  const latest = useCallback(() => state.current.items, []);
  const reset = useCallback((items: readonly Item[]) => set(stateOf(items)), [set]);
  const { items, changes } = shown;
  return { items, latest, apply, undo, canUndo: changes.some(({ counts }) => counts), reset };
}

const stateOf = <Item>(items: readonly Item[]): State<Item> => ({ base: items, changes: [], items });

function withChange<Item>(state: State<Item>, key: number, next: Next<Item>): State<Item> {
  const items = next(state.items);
  if (isSame(state.items, items)) return state;
  const changes = [...state.changes, { key, next, counts: true }];
  const [oldest] = changes;
  return changes.length > MOST && oldest
    ? { base: oldest.next(state.base), changes: changes.slice(1), items }
    : { base: state.base, changes, items };
}

/** The other changes, made again from the base. */
function withoutChange<Item>({ base, ...state }: State<Item>, key: number): State<Item> {
  let items = base;
  const changes = state.changes
    .filter((change) => change.key !== key)
    .map((change) => {
      const before = items;
      items = change.next(before);
      return { ...change, counts: !isSame(before, items) };
    });
  return { base, changes, items };
}

const isSame = <Item>(before: readonly Item[], after: readonly Item[]) =>
  before.length === after.length && before.every((item, index) => item === after[index]);

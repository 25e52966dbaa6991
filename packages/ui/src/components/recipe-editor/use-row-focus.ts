'use client';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Which list a row belongs to. */
export type RowList = 'ingredients' | 'steps';

interface Wanted {
  list: RowList;
  key: number;
}

/**
 * Moves focus to a row's field once it is rendered: a new row, a moved one, or the neighbour of a removed one.
 * Returns the function that asks for it.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>): (list: RowList, key: number) => void {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useLayoutEffect(() => {
    if (!wanted) return;
    const field = root.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `[data-list='${wanted.list}'] [data-row='${wanted.key}'] :is(textarea, input)`,
    );
    field?.focus();
    // Typing goes on at the end.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [wanted, root]);
  // A new object each time, so the same row can be asked for twice.
  return useCallback((list: RowList, key: number) => setWanted({ list, key }), []);
}

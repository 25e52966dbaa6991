'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { IngredientId } from '../../vocabulary/ids.ts';

/**
 * Keeps the focus on the button of a row that moves to another place of the list: moving an element in the DOM drops
 * focus. For keyboard users, it scrolls to the row.
 *
 * @param rows the rows in their order, and `pendingIds`, by which their buttons change
 * @returns a function to call with the ingredient whose button is pressed
 */
export function useMovedRowFocus(
  root: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  pendingIds: readonly IngredientId[],
): (id: IngredientId) => void {
  const focused = useRef<IngredientId | null>(null);
  useLayoutEffect(() => {
    const id = focused.current;
    if (id === null) return;
    const button = root.current?.querySelector<HTMLElement>(`[data-ingredient='${id}'] button`);
    if (document.activeElement === document.body) button?.focus();
    const isThere = button !== null && document.activeElement === button;
    if (isThere && button?.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest' });
    focused.current = isThere ? id : null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they move what is read from the DOM
  }, [root, rows, pendingIds]);
  return (id) => {
    focused.current = id;
  };
}

'use client';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus near when an item is taken away: it moves to the remove button of the item that took its place, or of
 * the last one, or to the root when none is left. `[ref, note]`: give the root `ref` and `tabIndex={-1}`, and call
 * `note` with the id whose button was pressed; the item may go at once or when a server has answered.
 */
export function useFocusAfterRemoval<Root extends HTMLElement>(
  ids: readonly string[],
): [RefObject<Root | null>, (id: string) => void] {
  const ref = useRef<Root>(null);
  const latest = useRef(ids);
  const noted = useRef<{ id: string; index: number } | undefined>(undefined);

  useLayoutEffect(() => {
    latest.current = ids;
    const gone = noted.current;
    if (!gone || ids.includes(gone.id)) return;
    noted.current = undefined;
    if (document.activeElement !== document.body) return;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('[data-removes]');
    (buttons?.[Math.min(gone.index, buttons.length - 1)] ?? ref.current)?.focus();
  }, [ids]);

  const note = useCallback((id: string) => {
    noted.current = { id, index: latest.current.indexOf(id) };
  }, []);

  return [ref, note];
}

'use client';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Restores focus when an item is removed: to the remove button of the item that takes its place, or of the
 * last one, or to the root if none is left. Returns `[ref, note]`: give the root `ref` and `tabIndex={-1}`,
 * and call `note` with the pressed item's id; the item may be removed immediately or after a response.
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

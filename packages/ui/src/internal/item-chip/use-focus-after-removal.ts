'use client';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ItemId } from '../../vocabulary/ids.ts';

/**
 * Restores focus when an item is removed: to the remove button of the item that takes its place, or of the
 * last one, or to `rest`, which is the root if omitted, if none is left. Returns `[ref, note]`: give the root `ref`,
 * and `tabIndex={-1}` if it may get the focus, and call `note` with the pressed item's id; the item may be removed
 * immediately or after a response.
 */
export function useFocusAfterRemoval<Root extends HTMLElement>(
  ids: readonly ItemId[],
  rest?: RefObject<HTMLElement | null>,
): [RefObject<Root | null>, (id: ItemId) => void] {
  const ref = useRef<Root>(null);
  const latest = useRef(ids);
  const noted = useRef<{ id: ItemId; index: number } | undefined>(undefined);

  useLayoutEffect(() => {
    latest.current = ids;
    const gone = noted.current;
    if (!gone || ids.includes(gone.id)) return;
    noted.current = undefined;
    if (document.activeElement !== document.body) return;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('[data-removes]');
    (buttons?.[Math.min(gone.index, buttons.length - 1)] ?? (rest ?? ref).current)?.focus();
  }, [ids, rest]);

  const note = useCallback((id: ItemId) => {
    noted.current = { id, index: latest.current.indexOf(id) };
  }, []);

  return [ref, note];
}

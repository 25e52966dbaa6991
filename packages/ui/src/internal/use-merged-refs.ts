import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';

/**
 * Sets a ref to a node. Returns its cleanup: the ref callback's own, if it has one, otherwise a reset to
 * null.
 */
function give<T>(ref: Ref<T> | undefined, node: T | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}

/**
 * Merges a component's own ref with the caller's. Stable while both are, so a callback ref is called on mount
 * and unmount rather than on every render.
 */
export function useMergedRefs<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      const both = [one, other].map((ref) => ({ ref, undo: give(ref, node) }));
      if (!both.some(({ undo }) => undo)) return undefined;
      return () => {
        for (const { ref, undo } of both) {
          if (undo) undo();
          else give(ref, null);
        }
      };
    },
    [one, other],
  );
}

import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';

/** Gives a node to a ref. What takes it away again: the caller's own way, when there is one, else an empty ref. */
function give<T>(ref: Ref<T> | undefined, node: T | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(node) ?? undefined;
  if (ref) ref.current = node;
  return undefined;
}

/**
 * One ref that hands its node to two, so that a component keeps its own beside the caller's. It stays the same while
 * they do: a caller's function hears of the node when it comes and when it goes, not at every render.
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

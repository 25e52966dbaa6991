import { useEffect, useRef, type RefObject } from 'react';

/** Where focus goes when the item of a list that has it goes away. */
interface FocusKept {
  /** What takes focus in each item, before anything else in it that could have had it. */
  targets: string;
  /** What takes it when no item is left. */
  otherwise: string;
}

/**
 * An item that leaves a list takes focus with it: moves it to the item that is in its place then, or to the last one.
 * @param total how many items there are, on other pages too; undefined while that is not known
 */
export function useFocusKept(
  root: RefObject<HTMLElement | null>,
  total: number | undefined,
  { targets, otherwise }: FocusKept,
): void {
  const focused = useRef<{ node: Node; place: number } | null>(null);
  const lastTotal = useRef(total);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = null;
      if (!(target instanceof Node) || !root.current?.contains(target)) return;
      const isBefore = (one: Element) =>
        one === target || one.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
      const place = [...root.current.querySelectorAll(targets)].filter(isBefore).length - 1;
      if (place >= 0) focused.current = { node: target, place };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root, targets]);

  useEffect(() => {
    if (total === undefined) return;
    const lost = focused.current;
    const hasLeft = lastTotal.current !== undefined && total < lastTotal.current;
    lastTotal.current = total;
    if (!hasLeft || !lost || lost.node.isConnected || document.activeElement !== document.body) return;
    const left = root.current?.querySelectorAll<HTMLElement>(targets);
    const next = left?.[Math.min(lost.place, left.length - 1)];
    (next ?? root.current?.querySelector<HTMLElement>(otherwise))?.focus();
  }, [root, total, targets, otherwise]);
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** How far a finger must move along the line to turn a step, in CSS pixels. */
const SWIPE = 60;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Where a key or a finger leads: on in the reading direction, or back. */
function forward(root: HTMLElement | null, isRight: boolean): 1 | -1 {
  const isRtl = root !== null && getComputedStyle(root).direction === 'rtl';
  return isRight === isRtl ? -1 : 1;
}

/**
 * Turns steps by arrow keys, anywhere on the page, and by swipes anywhere in the element that gets the returned ref, also
 * those that begin on a button: no browser presses one that a finger slides off. Both follow the reading direction.
 */
export function useTurning(turn: (by: 1 | -1) => void): RefObject<HTMLElement | null> {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const root = useRef<HTMLElement | null>(null);

  // A finger may be there as soon as the page is painted.
  useLayoutEffect(() => {
    const element = root.current;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target))
        return;
      latest.current(forward(element, event.key === 'ArrowRight'));
    };
    // A finger that the browser takes over to scroll is never lifted here.
    let start: { x: number; y: number } | null = null;
    const onPointerDown = ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      // A second finger zooms.
      const mayTurn = pointerType === 'touch' && isPrimary && !isTyping(target);
      start = mayTurn ? { x: clientX, y: clientY } : null;
    };
    const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      start = null;
      // A finger that moves to the left pulls the next step in from the right.
      if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y)) latest.current(forward(element, x < 0));
    };
    document.addEventListener('keydown', onKeyDown, { signal });
    element?.addEventListener('pointerdown', onPointerDown, { signal });
    element?.addEventListener('pointerup', onPointerUp, { signal });
    return () => listening.abort();
  }, []);

  return root;
}

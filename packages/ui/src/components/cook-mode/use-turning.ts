import { useEffect, useRef, type PointerEvent } from 'react';

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
 * Turns steps by arrow keys, anywhere on the page, and by swipes on the element that gets the returned handlers. Both
 * follow the reading direction.
 */
export function useTurning(turn: (by: 1 | -1) => void) {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const root = useRef<HTMLElement | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target))
        return;
      latest.current(forward(root.current, event.key === 'ArrowRight'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return {
    root,
    swipes: {
      onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        if (!start.current) return;
        const [x, y] = [clientX - start.current.x, clientY - start.current.y];
        start.current = null;
        // A finger that moves to the left pulls the next step in from the right.
        if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(y))
          latest.current(forward(root.current, x < 0));
      },
      onPointerCancel: () => {
        start.current = null;
      },
    },
  };
}

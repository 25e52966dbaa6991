'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { Toast } from './toast.ts';

/** How near a message may come to what has the focus, in pixels: its ring is to be seen too. */
const AIR = 8;

interface Span {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const meets = (one: Span, other: Span): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/** Where something would lie at the other end of the view. */
const atOtherEnd = ({ top, bottom, left, right }: Span): Span => ({
  top: window.innerHeight - bottom,
  bottom: window.innerHeight - top,
  left,
  right,
});

/** What has the focus, with its ring; null where nothing has, a message itself, or something as large as the view. */
function focusedSpan(root: HTMLElement): Span | null {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || root.contains(activeElement)) return null;
  const { top, bottom, left, right } = activeElement.getBoundingClientRect();
  if (bottom - top > window.innerHeight / 2) return null;
  return { top: top - AIR, bottom: bottom + AIR, left: left - AIR, right: right + AIR };
}

/** Whether the messages lie over what has the focus, and would not at the other end of the view. */
function isInTheWay(root: HTMLElement): boolean {
  const focused = focusedSpan(root);
  if (!focused) return false;
  const messages = [...root.querySelectorAll('[data-message]')].map((node) => node.getBoundingClientRect());
  return (
    messages.some((message) => meets(message, focused)) &&
    !messages.some((message) => meets(atOtherEnd(message), focused))
  );
}

/** Marks the messages as standing at the other end of the view than usual, or takes the mark away. */
function step(root: HTMLElement | null): void {
  if (root && isInTheWay(root)) root.toggleAttribute('data-away');
}

/**
 * Keeps the messages off what has the focus: where they would lie over it they go to the other end of the view. They look
 * again when one comes and when the focus moves, and go back when the last has gone.
 */
export function useClearOfFocus(root: RefObject<HTMLElement | null>, messages: readonly Toast[]): void {
  // Before it is painted: a message that comes is not seen to jump.
  useLayoutEffect(() => {
    if (messages.length === 0) root.current?.removeAttribute('data-away');
    else step(root.current);
  }, [root, messages]);

  const isShown = messages.length > 0;
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    // What takes the focus is scrolled into view first.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => step(root.current));
    };
    // Before it is kept from modals, which would take the focus back.
    window.addEventListener('focusin', look, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('focusin', look, true);
    };
  }, [root, isShown]);
}

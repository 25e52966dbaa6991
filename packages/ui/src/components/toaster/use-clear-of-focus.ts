'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { Toast } from './toast.ts';

/** Minimum distance between a message and the focused element, in pixels, leaving room for the focus ring. */
const AIR = 8;

interface Span {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const meets = (one: Span, other: Span): boolean =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

/** Where an element would be at the other end of the viewport. */
const atOtherEnd = ({ top, bottom, left, right }: Span): Span => ({
  top: window.innerHeight - bottom,
  bottom: window.innerHeight - top,
  left,
  right,
});

/**
 * The span of the focused element and its ring; null if nothing is focused, or a message is, or something as
 * tall as the viewport.
 */
function focusedSpan(root: HTMLElement): Span | null {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || root.contains(activeElement)) return null;
  const { top, bottom, left, right } = activeElement.getBoundingClientRect();
  if (bottom - top > window.innerHeight / 2) return null;
  return { top: top - AIR, bottom: bottom + AIR, left: left - AIR, right: right + AIR };
}

/** Whether the messages cover the focused element and would not do so at the other end. */
function isInTheWay(root: HTMLElement): boolean {
  const focused = focusedSpan(root);
  if (!focused) return false;
  const messages = [...root.querySelectorAll('[data-message]')].map((node) => node.getBoundingClientRect());
  return (
    messages.some((message) => meets(message, focused)) &&
    !messages.some((message) => meets(atOtherEnd(message), focused))
  );
}

/** Moves the messages to the other end of the viewport, or back. */
function step(root: HTMLElement | null): void {
  if (root && isInTheWay(root)) root.toggleAttribute('data-away');
}

/**
 * Keeps messages off the focused element by moving them to the other end of the viewport. Checks when a
 * message appears and when focus moves, and moves back when the last message has gone.
 */
export function useClearOfFocus(root: RefObject<HTMLElement | null>, messages: readonly Toast[]): void {
  // Before paint, so a new message does not visibly jump.
  useLayoutEffect(() => {
    if (messages.length === 0) root.current?.removeAttribute('data-away');
    else step(root.current);
  }, [root, messages]);

  const isShown = messages.length > 0;
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    // The browser scrolls a focused element into view first.
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => step(root.current));
    };
    // Before the event is kept from modals, which would take focus back.
    window.addEventListener('focusin', look, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('focusin', look, true);
    };
  }, [root, isShown]);
}

'use client';
import { useLayoutEffect, type RefObject } from 'react';
import type { Place } from './place-beside.ts';

/** What may move an anchor without resizing anything: scrolling, and a dialog that slides in. */
const MOVES = ['scroll', 'animationend', 'transitionend'] as const;
/** What changes the visible part of the page: an on-screen keyboard, a pinch, and a finger that moves what was zoomed. */
const VIEW_CHANGES = ['resize', 'scroll'] as const;

/**
 * Keeps a panel in the top layer in its place while it is open: its content may load or resize, and its anchor
 * may move.
 */
export function usePlaced(
  panel: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  place: Place,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const again = () => {
      if (panel.current && anchor.current) place(panel.current, anchor.current);
    };
    again();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(again);
    for (const { current } of [panel, anchor]) if (current) observer?.observe(current);
    window.addEventListener('resize', again);
    for (const change of VIEW_CHANGES) window.visualViewport?.addEventListener(change, again);
    for (const move of MOVES) document.addEventListener(move, again, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', again);
      for (const change of VIEW_CHANGES) window.visualViewport?.removeEventListener(change, again);
      for (const move of MOVES) document.removeEventListener(move, again, { capture: true });
    };
  }, [panel, anchor, place, isOpen]);
}

'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** The shortcut that moves focus to the messages from anywhere. */
const KEY = 'F8';

/**
 * The newest message's action, skipping messages without one so the quickest undo stays reachable; otherwise
 * the newest close button.
 */
function wayInto(root: HTMLElement): HTMLElement | null {
  const last = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].at(-1);
  return (
    last('[data-slot="toaster-message"] [data-action]') ??
    last('[data-slot="toaster-message"] button') ??
    null
  );
}

/** Focusable elements to return to, from an element outwards: its ancestors remain if it is removed. */
function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches('a[href], button, input, select, textarea, [tabindex]')) {
      places.push(at);
    }
  }
  return places;
}

/**
 * If nothing was focused before, nothing is focused again: the page itself cannot be. If the page has changed in the
 * meantime and nothing of the old one is left, the new page's main element gets the focus.
 */
function goBack(places: readonly HTMLElement[]): void {
  const before = places.find(({ isConnected }) => isConnected);
  const to = before ?? (places.length > 0 ? document.querySelector<HTMLElement>('main[tabindex]') : null);
  if (to) to.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Messages come at the end of the page, far from the current task. F8 focuses the newest, preferring one with
 * an action, and returns when pressed again; when the last message disappears while focused, focus returns
 * too.
 */
export function useWayIn(root: RefObject<HTMLElement | null>, messages: number): void {
  const cameFrom = useRef<readonly HTMLElement[]>([]);
  const before = useRef(messages);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const node = root.current;
      if (event.key !== KEY || !node) return;
      const newest = wayInto(node);
      if (!newest) return;
      event.preventDefault();
      if (node.contains(document.activeElement)) return goBack(cameFrom.current);
      cameFrom.current = placesAround(document.activeElement);
      newest.focus();
    };
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      const node = root.current;
      if (!node || !(target instanceof Node) || !node.contains(target)) return;
      if (relatedTarget instanceof Element && !node.contains(relatedTarget)) {
        cameFrom.current = placesAround(relatedTarget);
      }
    };
    window.addEventListener('keydown', lead);
    // Before the event is kept from modals, which would take focus back.
    window.addEventListener('focusin', enter, true);
    return () => {
      window.removeEventListener('keydown', lead);
      window.removeEventListener('focusin', enter, true);
    };
  }, [root]);

  useEffect(() => {
    const hasLess = messages < before.current;
    before.current = messages;
    if (!hasLess || document.activeElement !== document.body || cameFrom.current.length === 0) return;
    const newest = root.current && wayInto(root.current);
    if (newest) return newest.focus();
    goBack(cameFrom.current);
    cameFrom.current = [];
  }, [root, messages]);
}

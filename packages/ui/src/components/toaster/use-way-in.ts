'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** The key that leads to the messages from anywhere on the page. */
const KEY = 'F8';

/**
 * What can be done about the newest message of which something can, as plain news after it would hide the quickest way
 * back; the newest cross when nothing can be done about any.
 */
function wayInto(root: HTMLElement): HTMLElement | null {
  const last = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].at(-1);
  return (
    last('[data-slot="toaster-message"] [data-action]') ??
    last('[data-slot="toaster-message"] button') ??
    null
  );
}

/** Where nothing had the focus nothing has it again: the page itself takes none. */
function goBack(to: HTMLElement | null): void {
  if (to && to !== document.body && to.isConnected) to.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Messages stand at the end of the page, far from where one works. F8 leads to the newest, one with something to do about
 * it first, and, pressed there, back; when the last message goes while it has the focus, the focus goes back too.
 */
export function useWayIn(root: RefObject<HTMLElement | null>, messages: number): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const before = useRef(messages);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const node = root.current;
      if (event.key !== KEY || !node) return;
      const newest = wayInto(node);
      if (!newest) return;
      event.preventDefault();
      if (node.contains(document.activeElement)) return goBack(cameFrom.current);
      cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      newest.focus();
    };
    window.addEventListener('keydown', lead);
    return () => window.removeEventListener('keydown', lead);
  }, [root]);

  useEffect(() => {
    const hasLess = messages < before.current;
    before.current = messages;
    if (!hasLess || document.activeElement !== document.body || !cameFrom.current) return;
    const newest = root.current && wayInto(root.current);
    (newest ?? cameFrom.current).focus();
    if (!newest) cameFrom.current = null;
  }, [root, messages]);
}

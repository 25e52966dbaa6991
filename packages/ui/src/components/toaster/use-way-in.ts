'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** The key that leads to the messages from anywhere on the page. */
const KEY = 'F8';

/**
 * Messages stand at the end of the page, far from where one works. F8 leads to the newest and, pressed there, back;
 * when the last message goes while it has the focus, the focus goes back too.
 */
export function useWayIn(root: RefObject<HTMLElement | null>, messages: number): void {
  const cameFrom = useRef<HTMLElement | null>(null);
  const before = useRef(messages);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const node = root.current;
      if (event.key !== KEY || !node) return;
      const crosses = [...node.querySelectorAll<HTMLElement>('button')];
      const newest = crosses.at(-1);
      if (!newest) return;
      event.preventDefault();
      if (node.contains(document.activeElement)) return cameFrom.current?.focus();
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
    const newest = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1);
    (newest ?? cameFrom.current).focus();
    if (!newest) cameFrom.current = null;
  }, [root, messages]);
}

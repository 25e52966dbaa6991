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

/** What can take the focus back, from an element outwards: what it stands in stays when it goes itself. */
function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches('a[href], button, input, select, textarea, [tabindex]')) {
      places.push(at);
    }
  }
  return places;
}

/** Where nothing had the focus nothing has it again: the page itself takes none. */
function goBack(places: readonly HTMLElement[]): void {
  const to = places.find(({ isConnected }) => isConnected);
  if (to) to.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Messages stand at the end of the page, far from where one works. F8 leads to the newest, one with something to do about
 * it first, and, pressed there, back; when the last message goes while it has the focus, the focus goes back too, by whatever
 * way it came.
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
    // Before it is kept from modals, which would take the focus back.
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

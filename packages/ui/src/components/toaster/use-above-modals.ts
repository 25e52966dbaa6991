'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Messages lie above every modal: a press on one is not a press outside the modal, and focus may move to one
 * despite the focus trap. Modals listen on the document, so events stop one step earlier, at the root
 * element; React's listeners further in have run by then.
 */
export function useAboveModals(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = document.documentElement;
    const ours = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);
    const endHere = (event: Event) => {
      const target = event.type === 'focusout' ? (event as FocusEvent).relatedTarget : event.target;
      if (ours(target)) event.stopPropagation();
    };
    const events = ['pointerdown', 'focusin', 'focusout'];
    for (const name of events) page.addEventListener(name, endHere);
    return () => {
      for (const name of events) page.removeEventListener(name, endHere);
    };
  }, [root]);
}

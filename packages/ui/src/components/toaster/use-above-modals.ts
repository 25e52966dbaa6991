'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Messages lie above every modal: a press on one is no press outside the modal, and the focus may go to one though
 * the modal keeps it. Modals listen on the document. What happens here ends one step before, on the root element:
 * React, whose own listeners lie further in, has heard it by then.
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

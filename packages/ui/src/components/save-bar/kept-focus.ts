'use client';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface KeptFocusOptions {
  open: boolean;
  pending: boolean;
  bar: RefObject<HTMLElement | null>;
  save: RefObject<HTMLButtonElement | null>;
}

interface KeptFocus {
  /** For both buttons: records where focus entered the bar from. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** The pressed button will be disabled or removed. */
  hold: () => void;
}

/**
 * Returns focus to 'save' if saving fails. When the bar closes, focus goes to the control that was changed
 * last, which may be far from where Tab entered the bar; if that is no longer visible, to where focus
 * entered.
 */
export function useKeptFocus({ open, pending, bar, save }: KeptFocusOptions): KeptFocus {
  const changed = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const isHeld = useRef(false);

  // The bar is not told which control was changed. It was used, not merely passed with Tab.
  useEffect(() => {
    const note = (event: Event) => {
      const { activeElement, body } = document;
      if (!(activeElement instanceof HTMLElement) || activeElement === body) return;
      const isUsed = event.target instanceof Node && activeElement.contains(event.target);
      const isPassed = event instanceof KeyboardEvent && event.key === 'Tab';
      if (isUsed && !isPassed && !bar.current?.contains(activeElement)) changed.current = activeElement;
    };
    const uses = ['click', 'input', 'keydown'];
    for (const use of uses) document.addEventListener(use, note, { capture: true });
    return () => {
      for (const use of uses) document.removeEventListener(use, note, { capture: true });
    };
  }, [bar]);

  useEffect(() => {
    if (!isHeld.current || pending) return;
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body;
    isHeld.current = false;
    if (open) {
      if (isLost) save.current?.focus({ preventScroll: true });
    } else if (isLost || bar.current?.contains(activeElement))
      // It may have been scrolled out of view, where focus would not be visible.
      [changed.current, before.current].find((place) => place?.checkVisibility())?.focus();
  }, [open, pending, bar, save]);

  return {
    onFocus: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
    },
    hold: () => {
      isHeld.current = true;
    },
  };
}

'use client';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface KeptFocusOptions {
  open: boolean;
  pending: boolean;
  bar: RefObject<HTMLElement | null>;
  save: RefObject<HTMLButtonElement | null>;
}

interface KeptFocus {
  /** For both buttons: notes from where the focus came into the bar. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** A button was pressed that will be disabled, or go away. */
  hold: () => void;
}

/** Brings the focus back to 'save' when saving failed, and to where it came from when the bar goes. */
export function useKeptFocus({ open, pending, bar, save }: KeptFocusOptions): KeptFocus {
  const before = useRef<HTMLElement | null>(null);
  const isHeld = useRef(false);

  useEffect(() => {
    if (!isHeld.current || pending) return;
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || bar.current?.contains(activeElement);
    isHeld.current = false;
    const target = open ? save.current : before.current;
    if (isLost) target?.focus({ preventScroll: true });
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

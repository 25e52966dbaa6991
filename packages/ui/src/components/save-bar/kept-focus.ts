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

/**
 * Brings the focus back to 'save' when saving failed. When the bar goes it goes to what was changed last, which may be far
 * from what Tab came through on its way to the bar; to that only when the other is no longer to be seen.
 */
export function useKeptFocus({ open, pending, bar, save }: KeptFocusOptions): KeptFocus {
  const changed = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const isHeld = useRef(false);

  // Each change redraws the bar, also when as many things have changed as before; Tab does not.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!open || !(activeElement instanceof HTMLElement) || activeElement === body) return;
    if (!bar.current?.contains(activeElement)) changed.current = activeElement;
  });

  useEffect(() => {
    if (!isHeld.current || pending) return;
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || bar.current?.contains(activeElement);
    isHeld.current = false;
    if (!isLost) return;
    if (open) save.current?.focus({ preventScroll: true });
    // It may have been scrolled away: a focus that is not seen is none.
    else [changed.current, before.current].find((place) => place?.checkVisibility())?.focus();
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

import { useState } from 'react';

const focused = () =>
  typeof document !== 'undefined' && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;

/**
 * Gives the focus back to what had it when a modal opened. Radix does so only for its own Trigger, and these modals
 * are also opened by whatever the caller likes. Spread the result on Radix's Content.
 */
export function useReturnFocus(open: boolean) {
  // Noted while it renders: a field with autoFocus takes the focus before any effect or event of the modal.
  const [last, setLast] = useState<{ open: boolean; opener: HTMLElement | null }>({
    open: false,
    opener: null,
  });
  if (last.open !== open) setLast({ open, opener: open ? focused() : last.opener });
  return {
    onCloseAutoFocus: (event: Event) => {
      // Safari gives a pressed button no focus: then Radix's own way to the trigger is the right one.
      if (!last.opener?.isConnected || last.opener === document.body) return;
      event.preventDefault();
      last.opener.focus();
    },
  };
}

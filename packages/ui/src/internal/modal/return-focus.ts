import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a modal opened. Radix does so only for its own Trigger, and these modals
 * are opened by whatever the caller likes. Spread the result on Radix's Content.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
}

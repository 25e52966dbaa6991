import { useState } from 'react';

const focused = () =>
  typeof document !== 'undefined' && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;

/** The opener, then what could take the focus in its place. */
function homesOf(opener: HTMLElement | null): readonly HTMLElement[] {
  const around = opener?.parentElement?.closest<HTMLElement>('[tabindex]');
  return [opener, around].filter((element) => element instanceof HTMLElement);
}

/**
 * Gives the focus back to what had it when a modal opened. Radix does so only for its own Trigger, and these modals
 * are also opened by whatever the caller likes. An opener that went away meanwhile, as 'Clear All' does with the last
 * item, leaves it to the nearest element around it that takes the focus. Spread the result on Radix's Content.
 */
export function useReturnFocus(open: boolean) {
  // Noted while it renders: a field with autoFocus takes the focus before any effect or event of the modal.
  const [last, setLast] = useState<{ open: boolean; homes: readonly HTMLElement[] }>({
    open: false,
    homes: [],
  });
  if (last.open !== open) setLast({ open, homes: open ? homesOf(focused()) : last.homes });
  return {
    onCloseAutoFocus: (event: Event) => {
      // Safari gives a pressed button no focus: then Radix's own way to the trigger is the right one.
      const home = last.homes.find((element) => element.isConnected);
      if (!home || home === document.body) return;
      event.preventDefault();
      home.focus();
    },
  };
}

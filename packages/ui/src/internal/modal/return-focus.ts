import { useState } from 'react';

const focused = () =>
  typeof document !== 'undefined' && document.activeElement instanceof HTMLElement
    ? document.activeElement
    : null;

/** The opener, then fallbacks for focus. */
function homesOf(opener: HTMLElement | null): readonly HTMLElement[] {
  const around = opener?.parentElement?.closest<HTMLElement>('[tabindex]');
  return [opener, around].filter((element) => element instanceof HTMLElement);
}

/**
 * Returns focus to where it was when a modal opened. Radix does so only for its own Trigger, but these modals
 * can be opened by anything. If the opener has been removed, as 'Clear All' is with the last item, focus goes
 * to its nearest focusable ancestor. Spread the result on Radix's Content.
 */
export function useReturnFocus(open: boolean) {
  // Recorded during render: a field with autoFocus takes focus before any effect or event of the modal.
  const [last, setLast] = useState<{ open: boolean; homes: readonly HTMLElement[] }>({
    open: false,
    homes: [],
  });
  if (last.open !== open) setLast({ open, homes: open ? homesOf(focused()) : last.homes });
  return {
    onCloseAutoFocus: (event: Event) => {
      // Safari does not focus a pressed button: Radix's own return to the trigger is then correct.
      const home = last.homes.find((element) => element.isConnected);
      if (!home || home === document.body) return;
      event.preventDefault();
      home.focus();
    },
  };
}

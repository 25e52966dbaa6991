/**
 * Escape in an open list of suggestions or in a popover closes that, and Escape in a message dismisses the message; the
 * dialog around or below stays. Radix listens on the document before either hears of the key, so the dialog has to look.
 */
export function keepForOthers(event: KeyboardEvent): void {
  const { target } = event;
  if (
    target instanceof Element &&
    target.closest('[role="combobox"][aria-expanded="true"], [data-slot="popover"], [data-slot="toaster"]')
  )
    event.preventDefault();
}

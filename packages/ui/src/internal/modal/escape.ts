/**
 * Escape in an open suggestion list or popover closes only that, and in a message dismisses it; the
 * surrounding dialog stays open. Radix listens on the document before either receives the key, so the dialog
 * has to check.
 */
export function keepForOthers(event: KeyboardEvent): void {
  const { target } = event;
  if (
    target instanceof Element &&
    target.closest('[role="combobox"][aria-expanded="true"], [data-slot="popover"], [data-slot="toaster"]')
  )
    event.preventDefault();
}

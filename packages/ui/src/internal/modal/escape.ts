/**
 * Escape in an open list of suggestions closes the list and not the dialog around it. Radix listens on the
 * document before the field hears of the key, so the dialog has to look.
 */
export function keepForCombobox(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]'))
    event.preventDefault();
}

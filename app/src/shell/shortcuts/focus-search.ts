const field = () => document.querySelector<HTMLInputElement>('#content input[type="search"]');

/** How long the browse screen may take until the search is forgotten, in milliseconds. */
const PATIENCE = 10_000;

/** Puts the focus into the search of the browse screen, and goes there first where it is not shown. */
export function focusSearch(goThere: () => void): void {
  const focus = (): boolean => {
    const search = field();
    search?.focus();
    search?.select();
    return search !== null;
  };
  if (focus()) return;
  const watch = new MutationObserver(() => {
    if (focus()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE);
  goThere();
}

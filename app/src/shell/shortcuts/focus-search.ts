const field = () => document.querySelector<HTMLInputElement>('#content input[type="search"]');

/** How long to wait for the browse screen, in milliseconds. */
const PATIENCE = 10_000;

/** Focuses the search on the browse screen, navigating there first if necessary. */
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

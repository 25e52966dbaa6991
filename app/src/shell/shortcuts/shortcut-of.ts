/** What keys do anywhere in the app. */
export type Shortcut = 'search' | 'help';

interface Press extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> {
  target: EventTarget | null;
}

/** Whether a press goes into a field, or to a dialog that stands over the page. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ) !== null
  );
}

/** The shortcut of a press: Ctrl/⌘ K everywhere, `/` and `?` where nobody is typing. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, isComposing, target }: Press): Shortcut | null {
  if (isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : null;
  if (isTaken(target)) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : null;
}

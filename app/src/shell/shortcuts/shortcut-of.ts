/** Actions of global keyboard shortcuts. */
export type Shortcut = 'search' | 'help';

interface Press extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> {
  target: EventTarget | null;
}

/** Whether a key press belongs to a field or an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ) !== null
  );
}

/** The shortcut for a key press: Ctrl/⌘ K everywhere, `/` and `?` outside text fields. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, isComposing, target }: Press): Shortcut | null {
  if (isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'search' : null;
  if (isTaken(target)) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : null;
}

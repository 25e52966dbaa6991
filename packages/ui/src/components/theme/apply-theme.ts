/** What a person may choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Puts a theme on the document. `system` takes the attribute away, so that the device decides. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

/** The available themes; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Sets a theme on the document. `system` removes the attribute, so the device decides. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
}

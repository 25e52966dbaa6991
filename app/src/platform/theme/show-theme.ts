import { applyTheme, type Theme } from '@larder/ui/theme';

/** Puts a theme on the page, and on the bar that a phone's browser draws above it. */
export function showTheme(theme: Theme): void {
  applyTheme(theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
  }
}

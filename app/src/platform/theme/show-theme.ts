import { applyTheme, type Theme } from '@larder/ui/theme';

/** Applies a theme to the page and to the phone browser's address bar. */
export function showTheme(theme: Theme): void {
  applyTheme(theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
  }
}

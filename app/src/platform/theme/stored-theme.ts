import type { Theme } from '@larder/ui/theme';

/** Storage key of the theme. */
export const THEME_KEY = 'theme';

/** Holds the theme in memory if storage is unavailable. */
let remembered: Theme | null = null;

const isChoice = (text: string | null): text is Theme => text === 'light' || text === 'dark';

/** The stored theme; 'system' if there is none or storage is unavailable. */
export function readTheme(): Theme {
  if (remembered) return remembered;
  try {
    const kept = globalThis.localStorage.getItem(THEME_KEY);
    return isChoice(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the theme, in memory if storage is forbidden or full. */
export function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') globalThis.localStorage.removeItem(THEME_KEY);
    else globalThis.localStorage.setItem(THEME_KEY, theme);
    remembered = null;
  } catch {
    remembered = theme;
  }
}

/** Calls back when another tab changes the theme; returns an unsubscribe function. */
export function onThemeElsewhere(listener: (theme: Theme) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return;
    remembered = null;
    listener(readTheme());
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

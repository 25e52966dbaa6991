import type { Theme } from '@larder/ui/theme';

/** The name under which the browser keeps the choice. */
export const THEME_KEY = 'theme';

/** Holds a choice that the browser will not keep, for as long as the page lives. */
let remembered: Theme | null = null;

const isChoice = (text: string | null): text is Theme => text === 'light' || text === 'dark';

/** The choice that the browser keeps; as the device says when there is none, or when the browser will not tell. */
export function readTheme(): Theme {
  if (remembered) return remembered;
  try {
    const kept = globalThis.localStorage.getItem(THEME_KEY);
    return isChoice(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice. A browser whose storage is forbidden or full has it until the page is left. */
export function rememberTheme(theme: Theme): void {
  try {
    if (theme === 'system') globalThis.localStorage.removeItem(THEME_KEY);
    else globalThis.localStorage.setItem(THEME_KEY, theme);
    remembered = null;
  } catch {
    remembered = theme;
  }
}

/** Calls back when another tab has chosen, until the returned function is called. */
export function onThemeElsewhere(listener: (theme: Theme) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return;
    remembered = null;
    listener(readTheme());
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

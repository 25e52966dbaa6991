import type { Theme } from '@larder/ui/theme';
import { atom } from 'jotai';
import { showTheme } from './show-theme.ts';
import { onThemeElsewhere, readTheme, rememberTheme } from './stored-theme.ts';

const chosenAtom = atom<Theme>(readTheme());
chosenAtom.onMount = (set) => {
  set(readTheme());
  return onThemeElsewhere(set);
};

/** Light, dark or system: the theme chosen in this browser. */
export const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    rememberTheme(theme);
    showTheme(theme);
    set(chosenAtom, theme);
  },
);

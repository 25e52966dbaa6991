/** Runs by itself in the page's head: the chosen theme is there before anything is drawn, and follows other tabs. */
import { showTheme } from './show-theme.ts';
import { onThemeElsewhere, readTheme } from './stored-theme.ts';

showTheme(readTheme());
onThemeElsewhere(showTheme);

/** Runs in the page's head: applies the theme before first paint, and follows other tabs. */
import { showTheme } from './show-theme.ts';
import { onThemeElsewhere, readTheme } from './stored-theme.ts';

showTheme(readTheme());
onThemeElsewhere(showTheme);

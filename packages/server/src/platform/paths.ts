import { fileURLToPath } from 'node:url';

// Once bundled, this is part of dist/main.js, as deep as the folder above.
const ABOVE = import.meta.url.endsWith('.ts') ? '../' : './';
const path = (relative: string): string => fileURLToPath(new URL(`${ABOVE}${relative}`, import.meta.url));

/** drizzle-kit's SQL files. */
export const MIGRATIONS = path('../migrations');
/** The built web app. */
export const APP_DIST = path('../../../app/dist');
/** The recipe pictures and their manifest. */
export const PICTURES = path('../../catalogue/dist/pictures');
/** The ingredient drawings. */
export const GLYPHS = path('../../catalogue/glyphs');

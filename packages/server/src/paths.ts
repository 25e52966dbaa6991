import { fileURLToPath } from 'node:url';

// This file and the built dist/main.js lie equally deep, so the same relative paths serve both.
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** drizzle-kit's SQL files. */
export const MIGRATIONS = path('../migrations');
/** The built web app. */
export const APP_DIST = path('../../../app/dist');
/** The recipes' pictures, with their manifest. */
export const PICTURES = path('../../catalogue/dist/pictures');
/** The planner's thread: built beside dist/main.js, or started from the sources. */
export const PLANNER_WORKER = path(
  import.meta.url.endsWith('.ts') ? './planner-worker-source.mjs' : './planner-worker.js',
);
/** The drawings of ingredients. */
export const GLYPHS = path('../../catalogue/glyphs');

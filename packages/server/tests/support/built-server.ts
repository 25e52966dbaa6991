import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server package's folder. */
export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** Set by `npm test`, which has just built what is shipped: it need not be built again. */
export const IS_BUILT = process.env['LARDER_IS_BUILT'] === 'true';

/** Where the built server is. Otherwise a run builds it next to `dist`, so that relative paths resolve the same. */
export const FOLDER = IS_BUILT ? 'dist' : '.cache';

/** The built server: its process is ready in half a second, not four as from the sources. */
export const BUILT_SERVER = join(PACKAGE, FOLDER, 'main.js');

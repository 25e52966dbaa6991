import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the server's package. */
export const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** Where a run builds the server. Beside `dist`, so that what it finds by its own place it finds from here too. */
export const FOLDER = '.cache';

/** The server as it is shipped: its process is ready in half a second, not in four as from its sources. */
export const BUILT_SERVER = join(PACKAGE, FOLDER, 'main.js');

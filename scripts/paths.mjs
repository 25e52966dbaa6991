import { fileURLToPath } from 'node:url';

/** The top folder of the project. Every script works from here, wherever it is called. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

import { fileURLToPath } from 'node:url';

/** The top folder of the project. Every script works from here, whatever folder it is called from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookOf } from '@larder/catalogue/flexible';
import { PICTURES } from '../../platform/paths.ts';

/** The URL of a recipe's 480-pixel picture; null if it has none. */
export type Thumbnails = (slug: string) => string | null;

/** Reads which pictures were built. Without any, the app shows its fallback. */
export function readThumbnails(folder: string = PICTURES): Thumbnails {
  let hashes: Readonly<Record<string, string>> = {};
  try {
    hashes = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as typeof hashes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return (slug) => {
    // Flexible dinners share the pictures of their looks.
    const name = lookOf(slug) ?? slug;
    const hash = Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    return hash ? `/pictures/${name}-${hash}-480.webp` : null;
  };
}

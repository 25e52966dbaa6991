import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    const hash = Object.hasOwn(hashes, slug) ? hashes[slug] : undefined;
    return hash ? `/pictures/${slug}-${hash}-480.webp` : null;
  };
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const PAGES: ReadonlySet<string> = new Set(['.html', '.htm']);
const OWN: ReadonlySet<string> = new Set(['.yaml', '.yml']);
const KINDS: ReadonlySet<string> = new Set(['.json', '.jsonld', ...PAGES, ...OWN]);
const MOST_BYTES = 10_000_000;
/** A single recipe; other files may contain thousands. */
const MOST_OWN_BYTES = 100_000;

/** A path's files: itself, or all recipes in the folder, sorted by name. */
export async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && KINDS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Whether a file is an HTML page that contains a recipe. */
export function isPage(file: string): boolean {
  return PAGES.has(extname(file).toLowerCase());
}

/** Whether a file is in the catalogue's format. */
export function isOwn(file: string): boolean {
  return OWN.has(extname(file).toLowerCase());
}

/** A file's text; throws a RangeError if it is too large for a recipe. */
export async function textOf(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new RangeError(`it is larger than ${MOST_BYTES / 1_000_000} MB`);
  if (isOwn(file) && size > MOST_OWN_BYTES)
    throw new RangeError(`it is larger than ${MOST_OWN_BYTES / 1_000} kB, too large for one recipe`);
  return readFile(file, 'utf8');
}

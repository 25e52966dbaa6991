import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFile } from './read-data.ts';

/** Every YAML file of a folder and its subfolders, sorted by path. */
export function filesOf(folder: string): DataFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      path: path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
      text: readFileSync(path, 'utf8'),
    }));
}

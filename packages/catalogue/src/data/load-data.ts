import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.ts';
import { readData, type CatalogueData, type DataFile } from './read-data.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the data files. */
export const DATA_FOLDER = at('../../data/');
const KEPT_FOLDER = at('../../dist/');
const KEPT = `${KEPT_FOLDER}data.json`;
/** The code that determines how a file is read. */
const READERS = [
  ...readdirSync(at('.')).map((name) => at(name)),
  ...['model/ingredient.ts', 'model/ingredient-index.ts', 'model/recipe.ts', 'units.ts', 'waiting.ts'].map(
    (path) => at(`../../../domain/src/${path}`),
  ),
];

/**
 * Loads the data files. Parsing takes a second, so the result is cached until a file or the reader changes.
 * Throws with a sentence for each problem.
 */
export function loadData(): CatalogueData {
  const files = filesOf(DATA_FOLDER);
  const hash = hashOf(files);
  const kept = readKept(hash);
  if (kept) return kept;
  const { data, faults } = readData(files);
  if (faults.count > 0)
    throw new Error(['The data of the catalogue cannot be read.', ...faults.sentences].join('\n'));
  keep(hash, data);
  return data;
}

function hashOf(files: readonly DataFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(path).update('\0').update(text).update('\0');
  for (const path of READERS) hash.update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function readKept(hash: string): CatalogueData | null {
  try {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as { hash: string; data: CatalogueData };
    return kept.hash === hash ? kept.data : null;
  } catch {
    return null;
  }
}

/** Renamed when complete: other processes may be reading or writing it. */
function keep(hash: string, data: CatalogueData): void {
  mkdirSync(KEPT_FOLDER, { recursive: true });
  const part = `${KEPT}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify({ hash, data }));
  renameSync(part, KEPT);
}

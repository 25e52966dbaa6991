import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('data', import.meta.url));
const MODULE = fileURLToPath(new URL('src/data/data.ts', import.meta.url)).replaceAll('\\', '/');
const SCRIPT = fileURLToPath(new URL('scripts/print-data.ts', import.meta.url));

/** Every data file of the catalogue. */
const dataFiles = () =>
  readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Embeds the data files as JSON in what Vite builds: neither a browser nor a copied server has the files or
 * needs to parse YAML. An error in them fails the build with its message.
 */
export function catalogueData() {
  return {
    name: 'larder:catalogue-data',
    enforce: 'pre',
    load(id) {
      if (id.split('?', 1)[0] !== MODULE) return null;
      for (const file of dataFiles()) this.addWatchFile(file);
      return `export const DATA = JSON.parse(${JSON.stringify(readData())});`;
    },
  };
}

/** In a separate process, because the reader is TypeScript. */
function readData() {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  return execFileSync(process.execPath, [tsx, SCRIPT], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Type-only files are not read when a test runs. */
const TYPES_ONLY = /^\s*(?:import|export)\s+type\b[^;]*?\bfrom\s*['"][^'"]+['"]/gm;
const EDGE =
  /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url|(?:@import\s+|\burl\(\s*)['"]?([^'")\s]+)/g;
/**
 * What a file reads or starts by path, without an import; a folder stands for everything in it.
 */
const READ_BY = {
  'packages/catalogue/src/data/load-data.ts': ['packages/catalogue/data'],
  'packages/catalogue/data-plugin.mjs': [
    'packages/catalogue/data',
    'packages/catalogue/scripts/print-data.ts',
    'packages/catalogue/src/data/data.ts',
  ],
  'packages/ui/src/testing/api/read-library.ts': ['packages/ui/src', 'packages/ui/tsconfig.json'],
  'packages/server/src/platform/paths.ts': ['packages/catalogue/glyphs', 'packages/plates'],
  'packages/server/src/plan/one-thread.ts': ['packages/server/src/plan/planner-worker-source.mjs'],
};
const READABLE = /\.(?:[cm]?[jt]sx?|css|mdx)$/;

/** The exports of our own packages, by name: `@larder/ui` → `{ folder, exports }`. */
const packages = new Map(
  ['app', 'openapi', 'tests', ...readdirSync(`${ROOT}packages`).map((name) => `packages/${name}`)].map(
    (folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, 'utf8'));
      return [name, { folder, exports }];
    },
  ),
);

const isFile = (path) => existsSync(`${ROOT}${path}`) && statSync(`${ROOT}${path}`).isFile();

/** The file behind a package's path, by its exports. */
function exported({ folder, exports }, path) {
  const target = (value) => (typeof value === 'string' ? value : (value?.types ?? value?.default));
  const exact = target(exports[path]);
  if (exact) return join(folder, exact);
  for (const [pattern, value] of Object.entries(exports)) {
    const [start, end] = pattern.split('*');
    if (end === undefined || !path.startsWith(start) || !path.endsWith(end)) continue;
    return join(folder, target(value).replaceAll('*', path.slice(start.length, path.length - end.length)));
  }
  return undefined;
}

/** The imported file, from the top folder; null if the lock file covers it, or if it is not a file. */
function resolve(from, specifier) {
  const [asked = ''] = specifier.split('?');
  if (asked.startsWith('.')) {
    const path = normalize(join(dirname(from), asked));
    return isFile(path) ? path : null;
  }
  const [, name = '', rest = ''] = /^(@larder\/[^/]+)(\/.*)?$/.exec(asked) ?? [];
  const target = packages.has(name) && exported(packages.get(name), `.${rest}`);
  return target && isFile(target) ? target : null;
}

/** @type {Map<string, string[]>} */
const edges = new Map();

/**
 * What one of our files imports, names with `new URL('…', import.meta.url)` or reads; paths from the top
 * folder.
 */
function importsOf(file) {
  let found = edges.get(file);
  if (found) return found;
  const text = READABLE.test(file) ? readFileSync(`${ROOT}${file}`, 'utf8').replaceAll(TYPES_ONLY, '') : '';
  const named = [...text.matchAll(EDGE)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const imported = named.map((specifier) => resolve(file, specifier)).filter((path) => path !== null);
  found = [...new Set([...imported, ...(READ_BY[file] ?? [])])];
  edges.set(file, found);
  return found;
}

/**
 * The files and everything they import or read, sorted. `follows` can exclude imports.
 * @param {string[]} files paths from the top folder
 * @param {(file: string) => boolean} [follows]
 */
export function closureOf(files, follows = () => true) {
  const seen = new Set(files);
  for (const file of seen) for (const next of importsOf(file)) if (follows(next)) seen.add(next);
  return [...seen].toSorted();
}

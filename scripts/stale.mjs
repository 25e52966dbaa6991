import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Files and folders that are made, not written. */
export const MADE = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.data',
  '.git',
  'storybook-static',
  // From mutation testing.
  '.stryker-tmp',
  'reports',
]);

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const name of readdirSync(path).toSorted()) if (!MADE.has(name)) yield* filesUnder(join(path, name));
}

/** A hash of the content of files and folders (paths from the top folder), without build output. */
export function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    for (const file of filesUnder(join(ROOT, path))) {
      hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Runs a step only if its inputs have changed since it last succeeded, or its outputs are missing.
 * @param {{ name: string, inputs: string[], outputs: string[] }} step paths from the top folder
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} whether it ran
 */
export async function whenStale({ name, inputs, outputs }, work) {
  const stamp = join(ROOT, 'node_modules/.cache/larder', `${name}.stamp`);
  // Other packages build something else from the same sources.
  const hash = hashOf([...inputs, 'pnpm-lock.yaml']);
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (fresh && outputs.every((output) => existsSync(join(ROOT, output)))) return false;
  // An interrupted build leaves a mix of new and old files.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

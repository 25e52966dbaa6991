import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { ROOT } from '../paths.mjs';
import { run } from '../process.mjs';

/** Where the image's files are, from the top folder. */
export const FOLDER = 'packages/server/docker';

/** Copies what an image build would receive from a clean clone, and returns the paths. */
export async function copyContext(to) {
  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const ignored = dockerignore().add(readFileSync(`${ROOT}${FOLDER}/Dockerfile.dockerignore`, 'utf8'));
  const paths = ignored.filter(output.split('\0').filter(Boolean));
  for (const path of paths) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    cpSync(join(ROOT, path), join(to, path), { verbatimSymlinks: true });
  }
  return paths;
}

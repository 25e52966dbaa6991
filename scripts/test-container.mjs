/**
 * Fails if the Dockerfile or the compose file is invalid, or if an instruction of the Dockerfile does not
 * work.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemsOf } from './container/compose.mjs';
import { copyContext, FOLDER } from './container/context.mjs';
import { objections } from './container/dockerfile.mjs';
import { build, start } from './container/dry-run.mjs';
import { ROOT } from './paths.mjs';
import { fail } from './process.mjs';

const read = (name) => readFileSync(`${ROOT}${FOLDER}/${name}`, 'utf8');
const { engines } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const wrong = [
  ...objections(read('Dockerfile'), Number(/\d+/.exec(engines.node)?.[0])).map(
    (line) => `Dockerfile: ${line}`,
  ),
  ...problemsOf(read('compose.yaml'), ROOT).map((line) => `compose.yaml: ${line}`),
];
if (wrong.length > 0) fail(`The files in ${FOLDER} have to be fixed.`, wrong.join('\n'));

const folder = mkdtempSync(join(tmpdir(), 'larder-container-'));
// The image's user needs access.
chmodSync(folder, 0o711);
try {
  const context = join(folder, 'context');
  mkdirSync(context);
  const paths = await copyContext(context);
  const image = await build(read('Dockerfile'), context, folder);
  await start(image);
  console.log(
    `✓ The image builds from ${paths.length} files, starts, is healthy and stops; compose.yaml fits its schema.`,
  );
} catch (error) {
  fail('The dry run of the Dockerfile failed.', error.message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

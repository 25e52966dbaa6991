/** Reduces the image's packages to those that the built server needs. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pnpm } from '../../../scripts/pnpm.mjs';
import { fail } from '../../../scripts/process.mjs';

const top = fileURLToPath(new URL('../../../', import.meta.url));
for (const folder of ['', 'app/', 'openapi/', 'packages/server/']) {
  rmSync(`${top}${folder}node_modules`, { recursive: true, force: true });
}
const { code, output } = await pnpm(
  ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', '@larder/server'],
  { cwd: top },
);
if (code !== 0) fail('Installing the packages of the server failed.', output);

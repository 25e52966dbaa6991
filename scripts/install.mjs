import { readdirSync } from 'node:fs';
import { ROOT } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { fail } from './process.mjs';
import { whenStale } from './stale.mjs';

/** Installs the packages of the lockfile if they are missing or out of date. */
export async function ensureInstalled() {
  const manifests = [
    'package.json',
    'app/package.json',
    'openapi/package.json',
    'tests/package.json',
    ...readdirSync(`${ROOT}packages`).map((name) => `packages/${name}/package.json`),
  ];
  const step = {
    name: 'install',
    inputs: ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests],
    outputs: ['node_modules/.modules.yaml'],
  };
  await whenStale(step, async () => {
    console.log('Installing packages …');
    const { code, output } = await pnpm([
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
    ]);
    if (code !== 0) {
      fail('Installing packages failed. Check your network connection and try again.', output);
    }
  });
}

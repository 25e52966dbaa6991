import { readdirSync } from 'node:fs';
import { ROOT } from '../paths.mjs';
import { runTool } from '../process.mjs';
import { step } from './project.mjs';

/**
 * Package linters on the tarball: publint for its manifest and files, attw for its types under every
 * resolver.
 */
export async function checkPackage(tarball) {
  await step('publint', runTool('publint', ['run', tarball, '--strict']));
  const components = readdirSync(`${ROOT}packages/ui/dist/components`);
  const entries = readdirSync(`${ROOT}packages/ui/src/entries`).map((file) => file.replace('.ts', ''));
  const paths = [...entries, ...components].map((name) => `./${name}`);
  const args = [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'table', '--entrypoints', '.'];
  await step('Checking the published types (attw)', runTool('attw', [...args, ...paths]));
}

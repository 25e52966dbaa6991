/** Runs one of the root commands: `node scripts/run.mjs NAME …`. Downloads pnpm and installs packages first if needed. */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';
import { fail } from './process.mjs';

const [name = '', ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Larder needs Node 20.19 or later; this is ${process.versions.node}. Install a newer Node and try again.`,
  );
}
if (!/^[a-z-]+$/.test(name) || !existsSync(`${ROOT}scripts/tasks/${name}.mjs`)) {
  fail(`Unknown command '${name}'. 'npm run' lists all commands.`);
}
process.chdir(ROOT);
await ensureInstalled();
const { task } = await import(`./tasks/${name}.mjs`);
await task(args);

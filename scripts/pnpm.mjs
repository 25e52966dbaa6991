import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { ROOT } from './paths.mjs';
import { fail, run } from './process.mjs';

const { packageManager } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
const HOME = `${ROOT}.cache/${packageManager.replace('@', '-')}`;
const ENTRY = `${HOME}/node_modules/pnpm/bin/pnpm.mjs`;

/**
 * npm passes its own settings to scripts as variables; passed on, they would confuse the npm and pnpm called
 * here.
 */
function cleanEnvironment() {
  const env = { ...process.env };
  for (const key of Object.keys(env)) {
    if (/^npm_/i.test(key) && key.toLowerCase() !== 'npm_config_registry') delete env[key];
  }
  return env;
}

/** Downloads the exact pnpm that package.json names, once, into the project's cache folder. */
async function bringPnpm() {
  if (existsSync(ENTRY)) return;
  console.log(`Downloading ${packageManager} …`);
  mkdirSync(HOME, { recursive: true });
  const args = [
    'install',
    '--prefix',
    HOME,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    packageManager,
  ];
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { env: cleanEnvironment() })
    : await run('npm', args, { env: cleanEnvironment() });
  if (code !== 0)
    fail(`Downloading ${packageManager} failed. Check your network connection and try again.`, output);
}

/** Runs pnpm in the project. Returns its exit code and output like {@link run}. */
export async function pnpm(args, options = {}) {
  await bringPnpm();
  return run(process.execPath, [ENTRY, ...args], { env: cleanEnvironment(), ...options });
}

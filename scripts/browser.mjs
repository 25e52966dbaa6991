import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';
import { run } from './process.mjs';

/** How to start Chromium for tests: isolated, quiet and without a GPU. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED = {
  linux: [
    // Headless Chromium: a fifth less work than the full browser without showing it.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

async function playwright() {
  const require = createRequire(`${ROOT}package.json`);
  const { default: playwrightCore } = await import(pathToFileURL(require.resolve('playwright-core')).href);
  return playwrightCore.chromium;
}

const installedBrowser = () => (INSTALLED[process.platform] ?? []).find((path) => existsSync(path));

async function playwrightBrowser() {
  const chromium = await playwright();
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  console.log('Installing Chromium for the tests (apt-get) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  const install = (name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  const { code } = await install('chromium-headless-shell');
  if (code !== 0) await install('chromium');
  return installedBrowser();
}

async function installWithPlaywright() {
  console.log('Downloading Chromium for the tests (playwright) …');
  const cli = createRequire(`${ROOT}package.json`).resolve('playwright-core/cli.js');
  await run(process.execPath, [cli, 'install', 'chromium']);
  return playwrightBrowser();
}

/**
 * The path of a Chromium for the tests: $CHROMIUM_PATH, an installed one, Playwright's own, or a fresh download.
 * Throws with instructions if there is none.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (existsSync(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is ${asked}, which does not exist.`);
  }
  const found =
    installedBrowser() ??
    (await playwrightBrowser()) ??
    (await installWithApt()) ??
    (await installWithPlaywright());
  if (found) return found;
  throw new Error('The tests need Chromium. Install it or set CHROMIUM_PATH, then run the command again.');
}

/**
 * Identifies that Chromium: what passed in one may fail in the next. On Windows, asking for its version would
 * open a window.
 */
export function browserVersion(path = process.env.CHROMIUM_PATH) {
  if (!path) return '';
  if (process.platform === 'win32') return `${path} ${statSync(path).mtimeMs}`;
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Starts that Chromium, for scripts that drive it themselves. */
export async function startBrowser() {
  const chromium = await playwright();
  return chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
}

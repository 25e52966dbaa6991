/** Packs @larder/ui, installs it in a project of its own outside the workspace, and builds and opens that project. */
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';
import { pnpm } from './pnpm.mjs';
import { fail, run } from './process.mjs';
import { serveFolder } from './serve-folder.mjs';

const project = mkdtempSync(join(tmpdir(), 'larder consumer '));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));

async function step(says, work) {
  const { code, output } = await work;
  if (code !== 0) fail(`${says} failed.`, output);
}

cpSync(`${ROOT}tests/consumer`, project, { recursive: true });
await step('Building the library', pnpm(['--silent', 'run', 'build'], { cwd: `${ROOT}packages/ui` }));
await step(
  'Packing the library',
  pnpm(['pack', '--pack-destination', project], { cwd: `${ROOT}packages/ui` }),
);
const tarball = readdirSync(project).find((file) => file.endsWith('.tgz'));
renameSync(join(project, tarball), join(project, 'larder-ui.tgz'));

const install = [
  'install',
  '--ignore-workspace',
  '--prefer-offline',
  '--no-frozen-lockfile',
  '--config.dangerously-allow-all-builds=true',
];
await step('Installing it', pnpm(install, { cwd: project }));
const tool = (name, ...args) => run(join(project, 'node_modules/.bin', name), args, { cwd: project });
await step('Checking its types', tool('tsc'));
await step('Building the project', tool('vite', 'build', '--logLevel', 'warn'));

const require = createRequire(`${ROOT}package.json`);
const { default: playwright } = await import(pathToFileURL(require.resolve('playwright-core')).href);
const site = await serveFolder(join(project, 'dist'));
const browser = await playwright.chromium.launch({
  executablePath: await findBrowser(),
  args: BROWSER_FLAGS,
});
try {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.url);
  const card = page.getByRole('link', { name: 'Dal Tadka' });
  await card.waitFor();
  await page.getByRole('button', { name: 'Add rice' }).click();
  await page.getByText('Rice added').waitFor();
  const font = await page
    .getByRole('button', { name: 'Add rice' })
    .evaluate((node) => getComputedStyle(node).fontFamily);
  if (!font.includes('Figtree')) fail(`The packed styles are not applied: the button's font is ${font}.`);
  if (errors.length > 0) fail('The page reports errors.', errors.join('\n'));
} finally {
  await browser.close();
  await site.close();
}
console.log('1 passed: the packed library installs, type-checks, builds and runs in a project of its own.');

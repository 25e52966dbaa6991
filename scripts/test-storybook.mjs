/** Plays every story of the static Storybook in Chromium and looks at it with axe, light and dark. */
import { existsSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';
import { fail, runTool } from './process.mjs';
import { serveFolder } from './serve-folder.mjs';

const folder = `${ROOT}storybook-static`;
if (!existsSync(`${folder}/index.json`))
  fail('There is no Storybook to test. Build it first: npm run build-storybook');

const site = await serveFolder(folder);
const env = { ...process.env, CHROMIUM_PATH: await findBrowser().catch((error) => fail(error.message)) };
const args = ['--url', site.url, '--index-json', '--config-dir', '.storybook', ...process.argv.slice(2)];
const { code, output } = await runTool('test-storybook', args, { env });
await site.close();
console.log(output.trimEnd());
process.exitCode = code;

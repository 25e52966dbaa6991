/**
 * Plays the stories of the static Storybook in Chromium and checks them with axe, light and dark. Arguments
 * are titles or id prefixes; without any it plays all stories.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';
import { fail, runTool } from './process.mjs';
import { serveFolder } from './serve-folder.mjs';

const folder = `${ROOT}storybook-static`;
if (!existsSync(`${folder}/index.json`))
  fail('No Storybook to test. Build it first: npm run build-storybook');

const { v, entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const asked = process.argv.slice(2);
const isAsked = ({ id, title }) =>
  asked.length === 0 || asked.some((words) => title === words || id.startsWith(words));
const wanted = Object.values(entries).filter(isAsked);
if (wanted.length === 0) fail(`No stories with this title or id: ${asked.join(', ')}.`);
const index = JSON.stringify({ v, entries: Object.fromEntries(wanted.map((entry) => [entry.id, entry])) });

const site = await serveFolder(folder, { '/index.json': index });
const env = { ...process.env, CHROMIUM_PATH: await findBrowser().catch((error) => fail(error.message)) };
const args = ['--url', site.url, '--index-json', '--config-dir', '.storybook'];
const { code, output } = await runTool('test-storybook', args, { env });
await site.close();
console.log(output.trimEnd());
process.exitCode = code;

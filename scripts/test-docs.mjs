/** Looks at the docs pages of the static Storybook. Arguments are titles; without any it looks at all pages. */
import { existsSync, readFileSync } from 'node:fs';
import { startBrowser } from './browser.mjs';
import { lookAtDocs } from './docs/look.mjs';
import { ROOT } from './paths.mjs';
import { fail } from './process.mjs';
import { serveFolder } from './serve-folder.mjs';

const folder = `${ROOT}storybook-static`;
if (!existsSync(`${folder}/index.json`))
  fail('No Storybook to look at. Build it first: npm run build-storybook');

const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const asked = process.argv.slice(2);
const pages = Object.values(entries).filter(
  ({ type, title }) =>
    type === 'docs' && (asked.length === 0 || asked.some((words) => title.startsWith(words))),
);
if (pages.length === 0) fail(`No docs pages with this title: ${asked.join(', ')}.`);

const site = await serveFolder(folder);
const browser = await startBrowser();
const page = await browser.newPage();
const found = [];
for (const entry of pages) found.push(...(await lookAtDocs(page, site.url, entry)));
await browser.close();
await site.close();
if (found.length > 0) fail('Some docs pages are not as they should be.', found.join('\n'));
console.log(
  `${pages.length} docs pages: short, with their contents, one table of props, and no button over a story.`,
);

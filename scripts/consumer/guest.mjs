import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail } from '../process.mjs';
import { serveFolder } from '../serve-folder.mjs';
import { step, toolOf } from './project.mjs';
import { visit } from './visit.mjs';

/** The most CSS that a page with one button loads, in bytes with Brotli, without the fonts' descriptions. */
const BUTTON_CSS = 4000;

/** All computed styles of the button and of what is in it, and how large it is in its own font. */
export const looksOfButton = (page) =>
  page.getByRole('button', { name: 'Add rice' }).evaluate(async (button) => {
    await document.fonts.load(`${getComputedStyle(button).fontWeight} 1rem 'Figtree Variable'`);
    return [button, ...button.querySelectorAll('*')].map((node) => {
      const style = getComputedStyle(node);
      const { width, height } = node.getBoundingClientRect();
      const own = [...style].filter((name) => !name.startsWith('--'));
      return Object.fromEntries([
        ...own.map((name) => [name, style.getPropertyValue(name)]),
        ['size', `${width} ${height}`],
      ]);
    });
  });

function differences(one, other) {
  return one.flatMap((style, index) =>
    Object.keys(style)
      .filter((name) => style[name] !== other[index]?.[name])
      .map((name) => `${name}: ${style[name]}, not ${other[index]?.[name]}`),
  );
}

/**
 * What the page around the components looks like, with the library's sheets and without them. Some of its elements have a
 * data-slot, as those of other libraries do. On the page itself the sheets set custom properties, and the scheme by which
 * the themes are decided.
 */
const hostWithAndWithout = (page) =>
  page.evaluate(() => {
    const looks = () =>
      [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')].map(
        (node) => {
          const style = getComputedStyle(node);
          return Object.fromEntries(
            [...style]
              .filter((name) => !(name.startsWith('--') || name === 'color-scheme'))
              .map((name) => [`${node.localName} ${name}`, style.getPropertyValue(name)]),
          );
        },
      );
    const parts = document.querySelector('#root');
    // The page's height depends on what stands in it.
    parts.style.display = 'none';
    const guest = looks();
    for (const sheet of document.styleSheets) sheet.disabled = true;
    const alone = looks();
    for (const sheet of document.styleSheets) sheet.disabled = false;
    parts.style.display = '';
    return { guest, alone };
  });

async function leavesTheHostAlone(page) {
  for (const media of ['screen', 'print']) {
    await page.emulateMedia({ media });
    const { guest, alone } = await hostWithAndWithout(page);
    const changed = differences(guest, alone);
    if (changed.length > 0) throw new Error(`The styles change the page on ${media}:\n${changed.join('\n')}`);
  }
  const printed = await page.getByRole('button', { name: 'Send' }).isVisible();
  const ours = await page.getByRole('button', { name: 'Add rice' }).isVisible();
  if (!printed || ours)
    throw new Error('On paper there must be the page’s own button, and not the library’s.');
}

/**
 * The library as a guest: components.css leaves the page's own elements as they are, on screen and on paper, and a button
 * with its own sheet alone looks as it does with all styles.
 */
export async function checkGuest(project, browser, whole) {
  await step('Building the guest', toolOf(project, 'vite', ['build', 'guest', '--logLevel', 'warn']));
  const folder = join(project, 'guest/dist');
  const site = await serveFolder(folder);
  await visit(browser, 'A page with its own styles', site.url, leavesTheHostAlone);
  await visit(browser, 'One button', `${site.url}button.html`, async (page) => {
    const changed = differences(await looksOfButton(page), whole);
    if (changed.length > 0)
      throw new Error(`With its own sheet the button looks different:\n${changed.join('\n')}`);
  });
  await site.close();
  const sheet = readdirSync(join(folder, 'assets')).find((file) => /^button.*\.css$/.test(file));
  const css = readFileSync(join(folder, 'assets', sheet), 'utf8').replaceAll(/@font-face\s*\{[^}]*\}/g, '');
  const size = brotliCompressSync(css).length;
  if (size > BUTTON_CSS) fail(`One button needs ${size} bytes of CSS; the limit is ${BUTTON_CSS}.`);
  return size;
}

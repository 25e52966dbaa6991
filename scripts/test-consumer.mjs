/** Packs @larder/ui, checks the package, and uses it in projects outside the workspace: React 19, 18, and on a server. */
import { join } from 'node:path';
import { startBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { checkGuest, looksOfButton } from './consumer/guest.mjs';
import { checkPackage } from './consumer/package-checks.mjs';
import { makeProjects, step, toolOf } from './consumer/project.mjs';
import { brokenPromises } from './consumer/promises.mjs';
import { checkServerRendering } from './consumer/server-rendering.mjs';
import { useExample, visit } from './consumer/visit.mjs';
import { fail } from './process.mjs';
import { serveFolder } from './serve-folder.mjs';

await build(['library']);
const { folder, tarball, readme } = await makeProjects();
const broken = brokenPromises(readme, join(folder, 'react-19'));
if (broken.length > 0) fail('packages/ui/README.md is not true.', broken.join('\n'));
const browser = await startBrowser();

/** The README's example as a Vite app. */
async function checkExample(name) {
  const project = join(folder, name);
  await step(`Checking the types under ${name}`, toolOf(project, 'tsc', []));
  await step(`Building the example under ${name}`, toolOf(project, 'vite', ['build', '--logLevel', 'warn']));
  const site = await serveFolder(join(project, 'dist'));
  let button;
  await visit(browser, `The README's example under ${name}`, site.url, async (page) => {
    button = await looksOfButton(page);
    await useExample(page);
  });
  await site.close();
  return button;
}

/** React 19's project also has pages in which the library is a guest. */
async function checkNewest() {
  const button = await checkExample('react-19');
  return checkGuest(join(folder, 'react-19'), browser, button);
}

let buttonCss;
try {
  [, buttonCss] = await Promise.all([
    checkPackage(tarball).then(() => checkExample('react-18')),
    checkNewest().then(async (size) => {
      await checkServerRendering(folder, browser);
      return size;
    }),
  ]);
} finally {
  await browser.close();
}
console.log(
  `6 passed: the package is valid, its README is true, its example runs under React 19 and 18, it renders on a server, and as a guest it leaves the page as it is. One button needs ${buttonCss} bytes of CSS.`,
);

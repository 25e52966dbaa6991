/** Runs in Node while the app is built: prints the HTML of the pages of its arguments as JSON, by path. */
import { renderPage } from './render-page.tsx';

const pages: Record<string, string> = {};
for (const path of process.argv.slice(2)) pages[path] = await renderPage(path);
// What the app listens to would keep the process alive.
process.stdout.write(JSON.stringify(pages), () => process.exit());

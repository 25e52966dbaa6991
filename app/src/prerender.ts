/**
 * Runs in Node while the app is built: prints as JSON the HTML of the pages of its arguments, by path, and of the
 * templates, by id.
 */
import { renderPage } from './render-page.tsx';
import { renderTemplates } from './render-templates.tsx';

const pages: Record<string, string> = {};
for (const path of process.argv.slice(2)) pages[path] = await renderPage(path);
// What the app listens to would keep the process alive.
process.stdout.write(JSON.stringify({ pages, templates: renderTemplates() }), () => process.exit());

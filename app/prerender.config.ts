import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { filesOf } from './chunk-files.config.ts';
import { bundleScript } from './first-script.config.ts';

const ENTRY = fileURLToPath(new URL('src/prerender.ts', import.meta.url));
const run = promisify(execFile);

/** The prerendered pages: their titles, as the screens set them, and the chunk of their screens. */
const PAGES = {
  '/login': { title: 'Login', chunk: 'signed-out' },
  '/signup': { title: 'Create Account', chunk: 'signed-out' },
};

/** The chunks of what the templates show. */
const OF_TEMPLATES = ['dashboard', 'not-found.screen'];

const PLACE = '<div id="root"></div>';

const FILL = fileURLToPath(new URL('src/placeholder-script.ts', import.meta.url));

/**
 * Writes a page with its HTML, its styles and the code of its screen for each of `PAGES`, made of index.html. The
 * app takes the HTML over in the browser. index.html itself, which stands for all other paths, gets the templates of
 * what signed-in cooks see first, the script that chooses among them, and their styles.
 */
export function prerendered(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'larder-prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('There is no index.html.');
        const outputs = Object.values(bundle);
        const { pages, templates } = await renderAll(Object.keys(PAGES), config);
        for (const [path, { title, chunk }] of Object.entries(PAGES)) {
          const source = page(String(index.source), {
            path,
            title: `${title} · Larder`,
            content: pages[path] ?? '',
            files: filesOf(chunk, outputs),
          });
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source });
        }
        index.source = withTemplates(
          String(index.source),
          templates,
          OF_TEMPLATES.flatMap((chunk) => filesOf(chunk, outputs)).filter((file) => file.endsWith('.css')),
          await bundleScript(FILL),
        );
      },
    },
  };
}

interface Parts {
  path: string;
  title: string;
  content: string;
  /** The URLs of the screen's code and styles. */
  files: string[];
}

/** A page of its own, from index.html. */
function page(index: string, { path, title, content, files }: Parts): string {
  mustFit(index, path, content);
  return index
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${linksTo(files, index)}</head>`)
    .replace(PLACE, () => `<div id="root" data-page="${path}">${content}</div>`);
}

/** index.html with the templates behind the app's element, and the script that uses them. */
function withTemplates(
  index: string,
  templates: Record<string, string>,
  styles: string[],
  script: string,
): string {
  for (const [id, content] of Object.entries(templates)) mustFit(index, id, content);
  const kept = Object.entries(templates).map(([id, content]) => `<template id="${id}">${content}</template>`);
  return index
    .replace('</head>', () => `${linksTo(styles, index)}</head>`)
    .replace(PLACE, () => `${PLACE}${kept.join('')}<script>${script.trim()}</script>`);
}

function mustFit(index: string, name: string, content: string): void {
  // The policy forbids inline styles, and hydrating would not set them again.
  if (/ style=/.test(content)) throw new Error(`${name} has an inline style, which browsers will refuse.`);
  if (!content || !index.includes(PLACE)) throw new Error(`${name} was not prerendered.`);
}

/**
 * The tags that load files which the page does not load yet, each once. With a sheet in it twice, Chrome recalculates all
 * styles and fonts at every later style sheet or preload, and lays out the whole page again.
 */
const linksTo = (files: string[], html: string): string =>
  [...new Set(files)]
    .filter((file) => !html.includes(` href="${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    .join('\n    ');

/** What `src/prerender.ts` prints. */
interface Rendered {
  pages: Record<string, string>;
  templates: Record<string, string>;
}

/** Builds the app for Node beside the one for browsers, and lets it print the HTML of its pages and templates. */
async function renderAll(
  paths: string[],
  { root, define, build: { target, cssTarget, assetsInlineLimit } }: ResolvedConfig,
): Promise<Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-prerender-'));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      ...(define && { define }),
      // Bundled with all packages, it runs from any folder.
      ssr: { noExternal: true },
      build: {
        ssr: ENTRY,
        outDir: folder,
        target,
        cssTarget,
        assetsInlineLimit,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
    const { stdout } = await run(process.execPath, [join(folder, 'prerender.mjs'), ...paths], {
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: 60_000,
    });
    return JSON.parse(stdout) as Rendered;
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { filesOf } from './chunk-files.config.ts';

const ENTRY = fileURLToPath(new URL('src/prerender.ts', import.meta.url));
const run = promisify(execFile);

/** The prerendered pages: their titles, as the screens set them, and the chunk of their screens. */
const PAGES = {
  '/login': { title: 'Login', chunk: 'signed-out' },
  '/signup': { title: 'Create Account', chunk: 'signed-out' },
};

const PLACE = '<div id="root"></div>';

/**
 * Writes a page with its HTML, its styles and the code of its screen for each of `PAGES`, made of index.html. The
 * app takes the HTML over in the browser.
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
        const rendered = await renderPages(Object.keys(PAGES), config);
        for (const [path, { title, chunk }] of Object.entries(PAGES)) {
          const source = page(String(index.source), {
            path,
            title: `${title} · Larder`,
            content: rendered[path] ?? '',
            files: filesOf(chunk, outputs),
          });
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source });
        }
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
  // The policy forbids inline styles, and hydrating would not set them again.
  if (/ style=/.test(content)) throw new Error(`${path} has an inline style, which browsers will refuse.`);
  if (!content || !index.includes(PLACE)) throw new Error(`${path} was not prerendered.`);
  const links = files
    .filter((file) => !index.includes(` href="${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    );
  return index
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${links.join('\n    ')}</head>`)
    .replace(PLACE, () => `<div id="root" data-page="${path}">${content}</div>`);
}

/** Builds the app for Node beside the one for browsers, and lets it print the HTML of its pages, by path. */
async function renderPages(
  paths: string[],
  { root, define, build: { target, cssTarget, assetsInlineLimit } }: ResolvedConfig,
): Promise<Record<string, string>> {
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
    return JSON.parse(stdout) as Record<string, string>;
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { filesOf } from './chunk-files.config.ts';

const ENTRY = fileURLToPath(new URL('src/first-script.ts', import.meta.url));
const NAME = 'first.js';

/**
 * Runs `src/first-script.ts` before the first paint; modules run too late. Its tag names the files of the dashboard's
 * code. `inline.config.ts` then moves the script into the pages.
 */
export function firstScript(): Plugin[] {
  return [
    {
      name: 'larder-first-script',
      apply: 'build',
      async buildStart() {
        this.emitFile({ type: 'asset', name: NAME, source: await bundleScript(ENTRY) });
      },
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle: files = {} }) {
          const outputs = Object.values(files);
          const file = outputs.find((output) => output.type === 'asset' && output.names.includes(NAME));
          if (!file) throw new Error('The first script was not built.');
          const code = filesOf('dashboard', outputs).join(' ');
          // After the metas that it changes, and before the style sheets, which a script waits for.
          const [metas, rest] = html.split('<script type="module"');
          if (rest === undefined) throw new Error('The page has no entry.');
          const script = `<script src="/${file.fileName}" data-dashboard="${code}"></script>`;
          return `${metas}${script}\n    <script type="module"${rest}`;
        },
      },
    },
    {
      name: 'larder-first-script-dev',
      apply: 'serve',
      transformIndexHtml: async () => [
        { tag: 'script', injectTo: 'head', children: await bundleScript(ENTRY) },
      ],
    },
  ];
}

/** Bundles a script and its imports as a classic script. */
export async function bundleScript(entry: string): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'larderFirst' } },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error(`${entry} has no code.`);
  return chunk.code;
}

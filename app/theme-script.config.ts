import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';

const ENTRY = fileURLToPath(new URL('src/platform/theme/before-paint.ts', import.meta.url));
const NAME = 'theme.js';

/**
 * Applies the stored theme before first paint. Modules run too late, and the Content-Security-Policy forbids
 * inline scripts, so it is a separate file that blocks rendering and is cached.
 */
export function themeScript(): Plugin[] {
  return [
    {
      name: 'larder-theme-script',
      apply: 'build',
      async buildStart() {
        this.emitFile({ type: 'asset', name: NAME, source: await bundle() });
      },
      transformIndexHtml: {
        order: 'post',
        handler(_html, { bundle: files }) {
          const file = Object.values(files ?? {}).find(
            (output) => output.type === 'asset' && output.names.includes(NAME),
          );
          if (!file) throw new Error('The theme script was not built.');
          return [inHead({ attrs: { src: `/${file.fileName}` } })];
        },
      },
    },
    {
      name: 'larder-theme-script-dev',
      apply: 'serve',
      transformIndexHtml: async () => [inHead({ children: await bundle() })],
    },
  ];
}

const inHead = (script: Omit<HtmlTagDescriptor, 'tag'>): HtmlTagDescriptor => ({
  tag: 'script',
  injectTo: 'head',
  ...script,
});

/** Bundles the script and its imports as a classic script. */
async function bundle(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name: 'larderTheme' } },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The theme script has no code.');
  return chunk.code;
}

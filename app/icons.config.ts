import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MAKER = fileURLToPath(new URL('src/icons/create-icon.ts', import.meta.url));

/** Builds lucide's icons with a maker of our own, and leaves out the keys of their lines. */
export function smallIcons(): Plugin {
  return {
    name: 'larder-small-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => MAKER,
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/,?\s*key: "\w+"/g, '')
          .replaceAll(/(?:\bname|aliases|\bsize): (?:"[\w-]+"|24|\[[^\]]*\]),?/g, ''),
        map: null,
      }),
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Preloads the fonts with the code rather than when text first needs them. Placed after the code, which the
 * first text waits for.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'larder-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .toSorted()
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              fetchpriority: 'low',
              href: `/${file}`,
            },
          })),
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Has the browser fetch the fonts beside the code, and not when the first text asks for them. Behind the code, which
 * the first text waits for.
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

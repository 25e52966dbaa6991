import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';

const LOGO = new URL('public/icon.svg', import.meta.url);
/** Behind the jar where an icon may not be clear: the label of the light theme, as in the head of index.html. */
const LABEL = '#ffe7a3';
const PAPER = '#fcf8ee';

/** What is drawn from the logo: how wide in pixels, and how much of that the jar takes. */
const ICONS = {
  'icons/192.png': { width: 192, share: 1, background: null },
  'icons/512.png': { width: 512, share: 1, background: null },
  // Devices cut these to their own shapes: only the middle four fifths are sure to stay.
  'icons/maskable-512.png': { width: 512, share: 0.66, background: LABEL },
  'icons/apple-touch.png': { width: 180, share: 0.78, background: LABEL },
} as const;

const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Larder',
  short_name: 'Larder',
  description: 'Cook from what you have: your pantry, recipes that match it, and a plan for the week.',
  lang: 'en',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: LABEL,
  background_color: PAPER,
  categories: ['food', 'lifestyle'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Shopping list', url: '/dashboard/shopping' },
    { name: 'Pantry', url: '/dashboard/pantry' },
  ],
};

/** How many pictures of recipes a browser keeps: a few pages of them in the sizes of one device. */
const PICTURES_KEPT = 120;
/** How many drawings of ingredients: a large pantry's, a few kilobytes each. */
const GLYPHS_KEPT = 300;

/**
 * Makes Larder an app that can be installed, and opens without a network. The service worker keeps the app's own files,
 * the pictures of recipes and the drawings of ingredients, which are the same for everybody. It never touches the API:
 * what a cook has is nobody else's.
 */
export function installable(): Plugin[] {
  return [
    appIcons(),
    ...VitePWA({
      // A newer version waits until the cook wants it: `platform/offline/load-new-version.ts` asks.
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2,svg}'],
        // A file is no page of the app.
        navigateFallbackDenylist: [/^\/api\//, /\.\w+$/],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
            // Their names change with their content.
            handler: 'CacheFirst',
            options: {
              cacheName: 'recipe-pictures',
              expiration: { maxEntries: PICTURES_KEPT, purgeOnQuotaError: true },
              cacheableResponse: { statuses: [200] },
            },
          },
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/glyphs/'),
            // They keep their names when a release changes them.
            handler: 'StaleWhileRevalidate',
            options: {
              cacheName: 'ingredient-glyphs',
              expiration: { maxEntries: GLYPHS_KEPT, purgeOnQuotaError: true },
              cacheableResponse: { statuses: [200] },
            },
          },
        ],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        inlineWorkboxRuntime: true,
      },
    }),
  ];
}

/** Draws the icons of an installed app. */
function appIcons(): Plugin {
  return {
    name: 'larder-app-icons',
    apply: 'build',
    async generateBundle() {
      const logo = await readFile(LOGO);
      const drawn = Object.entries(ICONS).map(async ([fileName, { width, share, background }]) => {
        const inner = Math.round(width * share);
        const jar = await sharp(logo, { density: 1200 }).resize(inner, inner).png().toBuffer();
        const source = await sharp({
          create: { width, height: width, channels: 4, background: background ?? '#0000' },
        })
          .composite([{ input: jar }])
          .png({ palette: true })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName, source });
      });
      await Promise.all(drawn);
    },
  };
}

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa';

/** The service worker that the functions below run in; other apps on the same origin are outside its scope. */
declare const self: { registration: { scope: string } };

const LOGO = new URL('public/icon.svg', import.meta.url);
/** Background of icons that must be opaque: the light theme's label colour, as in the head of index.html. */
const LABEL = '#ffe7a3';
const PAPER = '#fcf8ee';

/** Icons generated from the logo: width in pixels, and the share of it that the jar takes. */
const ICONS = {
  'icons/192.png': { width: 192, share: 1, background: null },
  'icons/512.png': { width: 512, share: 1, background: null },
  // Devices crop maskable icons: only the middle 80% is safe.
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
  // What other apps share is filled in on the screen; nothing is read before the cook presses the button.
  share_target: {
    action: '/dashboard/recipes/import',
    method: 'GET',
    // The default, but Chromium warns without it.
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    { name: 'Shopping list', url: '/dashboard/shopping' },
    { name: 'Pantry', url: '/dashboard/pantry' },
  ],
};

/** Maximum number of cached files of words: all languages of this version and of the one before. */
const WORDS_KEPT = 16;
/** Maximum number of cached recipe pictures: a few pages at one device's sizes. */
const PICTURES_KEPT = 120;
/** Maximum number of cached ingredient drawings: a large pantry's, a few kilobytes each. */
const GLYPHS_KEPT = 300;

/**
 * Makes Larder an installable app that opens offline. The service worker caches the app's own files, recipe
 * pictures and ingredient drawings, which are the same for everyone. It never touches the API, whose
 * responses are private.
 */
export function installable(): Plugin[] {
  return [
    appIcons(),
    ...VitePWA({
      // A new version waits for the cook's consent: see `platform/offline/load-new-version.ts`.
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['*.html', 'icon.svg', 'assets/*.{js,css,woff2,svg}'],
        // Cooks read one language.
        globIgnores: ['assets/words-*.js'],
        // Files are not app routes. What a query says is none of this: it may have an address.
        navigateFallbackDenylist: [/^[^?]*\/api\//, /^[^?]*\.\w+(?:\?|$)/],
        runtimeCaching: [
          {
            urlPattern: ({ url }) =>
              url.href.startsWith(new URL('assets/words-', self.registration.scope).href),
            // Content-hashed names.
            handler: 'CacheFirst',
            options: {
              cacheName: 'words',
              expiration: { maxEntries: WORDS_KEPT, purgeOnQuotaError: true },
              cacheableResponse: { statuses: [200] },
            },
          },
          {
            urlPattern: ({ url }) => url.href.startsWith(new URL('pictures/', self.registration.scope).href),
            // Content-hashed names.
            handler: 'CacheFirst',
            options: {
              cacheName: 'recipe-pictures',
              expiration: { maxEntries: PICTURES_KEPT, purgeOnQuotaError: true },
              cacheableResponse: { statuses: [200] },
            },
          },
          {
            urlPattern: ({ url }) => url.href.startsWith(new URL('glyphs/', self.registration.scope).href),
            // Stable names that survive a release.
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

/** Generates the icons of the installed app. */
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

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CHUNK_GROUPS } from './chunks.config.ts';
import { shortClassNames } from './classes.config.ts';
import { preloadFonts } from './fonts.config.ts';
import { smallIcons } from './icons.config.ts';
import { installable } from './install.config.ts';
import { noDataRouter, productionRouter, pureMakers } from './lean.config.ts';
import { precompress } from './precompress.config.ts';
import { themeScript } from './theme-script.config.ts';

/** The API that `npm run dev` starts beside the app. */
const API = `http://127.0.0.1:${process.env['PORT'] || 3000}`;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST = new URL('../packages/catalogue/dist/pictures/manifest.json', import.meta.url);

/** The address of the dish on the sign-up poster. Pictures are named by their content when they are drawn. */
function signUpPicture(): string {
  // On a fresh clone there is no manifest either.
  const manifest: unknown = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  const hash = (manifest as Record<string, string>)['signup-bowl'];
  if (!hash) throw new Error('The picture of the sign-up poster has not been drawn: npm run build draws it.');
  return `/pictures/bibimbap-bowl-${hash}-960.avif`;
}

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    productionRouter(),
    noDataRouter(),
    pureMakers(),
    smallIcons(),
    themeScript(),
    preloadFonts(),
    mode !== 'test' && installable(),
    precompress(),
  ],
  define: mode === 'test' ? {} : { 'import.meta.env.VITE_SIGN_UP_PICTURE': JSON.stringify(signUpPicture()) },
  css: { modules: command === 'build' ? { generateScopedName: shortClassNames(ROOT) } : {} },
  build: {
    target: 'es2022',
    // Older targets would rewrite light-dark(), on which the tokens stand.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Inlined data: images would have to be allowed by the Content-Security-Policy one by one.
    assetsInlineLimit: 0,
    // Every browser of the targets above has modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Smaller than Vite's own by 1 kB at login and 2 kB at the dashboard, for a few seconds of building.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        passes: 5,
        pure_getters: true,
        keep_fargs: false,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // The names of what comes later stand in what comes first, and nothing packs them: as few letters as the bundler allows for so many chunks.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/pictures': API, '/glyphs': API } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // On a machine with more to do, what stands on a clock and a server waits for both.
    testTimeout: 20_000,
    // To read the app again for each file would take longer than the tests do.
    isolate: false,
  },
}));

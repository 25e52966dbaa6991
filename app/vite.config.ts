import { existsSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileHint } from './compile-hint.config.ts';
import { firstScript } from './first-script.config.ts';
import { preloadFonts } from './fonts.config.ts';
import { inlined } from './inline.config.ts';
import { installable } from './install.config.ts';
import { precompress } from './precompress.config.ts';
import { prerendered } from './prerender.config.ts';

/** The API that `npm run dev` starts next to the app. */
const API = `http://127.0.0.1:${process.env['PORT'] || 3000}`;
const MANIFEST = new URL('../packages/catalogue/dist/pictures/manifest.json', import.meta.url);

/** The URL of the sign-up poster's picture. Pictures have content-hashed names. */
function signUpPicture(): string {
  // On a fresh clone the manifest does not exist yet.
  const manifest: unknown = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  const hash = (manifest as Record<string, string>)['signup-bowl'];
  if (!hash) throw new Error('The picture of the sign-up poster has not been drawn: npm run build draws it.');
  return `/pictures/bibimbap-bowl-${hash}-960.avif`;
}

/** What the languages but English share. */
const OF_OTHER_LANGUAGES = /\/ui\/src\/words\/[\w-]+\.ts$/;

/**
 * Chunks for screens with all their imports, and for code shared by many. By default the bundler splits every
 * shared icon and style into its own file, each costing a request.
 */
const CHUNKS = [
  // The entry's code stays out of the other chunks.
  { name: 'start', tags: ['$initial' as const] },
  { name: 'signed-out', test: /\/(?:login|sign-up|recover|confirm-email)\.screen\.tsx$/ },
  { name: 'dashboard', test: /\/(?:dashboard|browse)\.screen\.tsx$/ },
  { name: 'shared', minShareCount: 5, test: (id: string) => !OF_OTHER_LANGUAGES.test(id) },
  // After what English needs too: a group takes what its modules import along.
  { name: 'words-shared', test: OF_OTHER_LANGUAGES },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    firstScript(),
    preloadFonts(),
    compileHint(),
    prerendered(),
    inlined(),
    mode !== 'test' && installable(),
    precompress(),
  ],
  define: mode === 'test' ? {} : { 'import.meta.env.VITE_SIGN_UP_PICTURE': JSON.stringify(signUpPicture()) },
  // Code and styles find each other wherever Larder is; the server writes the path that it is under into the pages.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'es2022',
    // Older targets would rewrite light-dark(), which the tokens rely on.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The Content-Security-Policy would have to allow each inlined data: image.
    assetsInlineLimit: 0,
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': API, '/pictures': API, '/glyphs': API } },
  test: {
    // A document for each file takes longer than most tests: those that need one say so in their first line.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // On a busy machine, tests with both a clock and a server wait for both.
    testTimeout: 20_000,
    // Reloading the app for each file would take longer than the tests.
    isolate: false,
  },
}));

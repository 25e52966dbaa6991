import { existsSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { preloadFonts } from './fonts.config.ts';
import { installable } from './install.config.ts';
import { precompress } from './precompress.config.ts';
import { themeScript } from './theme-script.config.ts';

/** The API that `npm run dev` starts beside the app. */
const API = `http://127.0.0.1:${process.env['PORT'] || 3000}`;
const MANIFEST = new URL('../packages/catalogue/dist/pictures/manifest.json', import.meta.url);

/** The address of the dish on the sign-up poster. Pictures are named by their content when they are drawn. */
function signUpPicture(): string {
  // On a fresh clone there is no manifest either.
  const manifest: unknown = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  const hash = (manifest as Record<string, string>)['signup-bowl'];
  if (!hash) throw new Error('The picture of the sign-up poster has not been drawn: npm run build draws it.');
  return `/pictures/bibimbap-bowl-${hash}-960.avif`;
}

/**
 * Screens that come in one file with all that they import, and what many of the others share. Left to itself the bundler
 * makes a file of every icon and style that two screens have in common, and each costs a request.
 */
const CHUNKS = [
  // What the app begins with stays out of the others.
  { name: 'start', tags: ['$initial' as const] },
  { name: 'doors', test: /\/(?:login|sign-up|recover|confirm-email)\.screen\.tsx$/ },
  { name: 'dashboard', test: /\/(?:dashboard|browse)\.screen\.tsx$/ },
  { name: 'shared', minShareCount: 5 },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

export default defineConfig(({ mode }) => ({
  plugins: [react(), themeScript(), preloadFonts(), mode !== 'test' && installable(), precompress()],
  define: mode === 'test' ? {} : { 'import.meta.env.VITE_SIGN_UP_PICTURE': JSON.stringify(signUpPicture()) },
  build: {
    target: 'es2022',
    // Older targets would rewrite light-dark(), on which the tokens stand.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Inlined data: images would have to be allowed by the Content-Security-Policy one by one.
    assetsInlineLimit: 0,
    // Every browser of the targets above has modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
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

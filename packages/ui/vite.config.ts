import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: 'ld-[name]-[local]' } },
  // On a busy machine, a dialog takes several times as long in jsdom.
  test: {
    // A document for each file takes longer than most tests: those that need one say so in their first line.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: 'src/testing/clean-up.ts',
    // The tokens as text; all other styles are left out.
    css: { include: [/tokens\.css\?raw$/] },
    restoreMocks: true,
    testTimeout: 20_000,
    // Loading React and every component again for each file would take longer than the tests.
    isolate: false,
  },
});

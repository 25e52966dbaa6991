import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  css: { modules: { generateScopedName: 'ld-[name]-[local]' } },
  // On a machine with more to do, jsdom needs several times as long for a dialog.
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    testTimeout: 20_000,
    // To read React and every component again for each file would take longer than the tests do.
    isolate: false,
  },
});

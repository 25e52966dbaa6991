import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // A busy machine takes several times as long. Only what hangs is to be stopped.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // To read server, contract and catalogue again for each file would take longer than most of them do.
    isolate: false,
  },
});

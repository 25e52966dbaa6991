import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // A busy machine takes several times as long. Only a hanging test should be stopped.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading server, contract and catalogue again for each file would take longer than most files do.
    isolate: false,
  },
});

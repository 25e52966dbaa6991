import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // A busy machine takes several times as long for hundreds of generated cases: only a hanging test should be stopped.
    testTimeout: 240_000,
    // A process for each file costs more than the tests. They share nothing that changes: the domain is pure.
    isolate: false,
  },
});

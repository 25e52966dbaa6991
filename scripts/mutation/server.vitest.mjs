import { defineConfig } from 'vitest/config';
import { keptThreads } from './kept-threads.mjs';

const COMMON = {
  // Stryker itself has to stop what hangs: it counts timeouts apart from failed tests.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  isolate: false,
};

/**
 * The tests that can detect a mutation; parts.mjs lists which cover which code. The first failure ends a mutant's run, so
 * tests that call the code directly come first, and those that go through the server last.
 */
export default defineConfig({
  test: {
    // Without the built server, which cannot be built from the mutated copy.
    globalSetup: ['tests/support/cluster-setup.ts'],
    projects: [
      {
        plugins: [keptThreads()],
        test: {
          ...COMMON,
          name: 'code',
          include: ['src/**/*.test.ts', 'tests/{auth,stores}/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [keptThreads()],
        test: {
          ...COMMON,
          name: 'server',
          include: ['tests/{api,attacks}/*.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const COMMON = {
  // Stryker itself has to stop what hangs: it counts timeouts apart from failed tests.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // The test files of one mutant share their modules; the next mutant loads everything again.
  isolate: false,
};

/**
 * The tests that can kill a mutant; scripts/mutation/parts.mjs says which cover which code. The first failure ends
 * a mutant's run, so tests that call the code directly come first, and the server, which takes two seconds to load,
 * is loaded only if they all pass.
 */
export default defineConfig({
  test: {
    // Without the built server, which cannot be built from the mutated copy.
    globalSetup: ['tests/support/cluster-setup.ts'],
    projects: [
      {
        test: {
          ...COMMON,
          name: 'code',
          include: ['src/**/*.test.ts', 'tests/{auth,stores}/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
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

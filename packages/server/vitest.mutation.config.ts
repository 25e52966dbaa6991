import { defineConfig } from 'vitest/config';

const COMMON = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // The files of one mutation share what they have read; the next mutation reads everything again.
  isolate: false,
};

/**
 * The tests that a mutation of what lets people in, and of what counts, has to be seen by: quick ones, against a real
 * database. The first that fails ends the look at a mutation. So those that ask the code itself come first, and the
 * server, which takes two seconds to read, is read only when they see nothing.
 */
export default defineConfig({
  test: {
    // Without the built server, which cannot be built from the copy that is mutated.
    globalSetup: ['tests/support/cluster-setup.ts'],
    projects: [
      {
        test: {
          ...COMMON,
          name: 'code',
          include: [
            'src/accounts/auth/*.test.ts',
            'src/recipes/search/match-index.test.ts',
            'src/plan/plan-shopping.test.ts',
            'tests/{auth,stores}/*.test.ts',
          ],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...COMMON,
          name: 'server',
          include: ['tests/api/{accounts,attempts,full-disk,http,lists,own-account,refresh}.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

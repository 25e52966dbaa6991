import { defineConfig } from 'vitest/config';

/** The tests that a mutation of what lets people in has to be seen by: quick ones, against a real database. */
export default defineConfig({
  test: {
    include: [
      'src/auth/*.test.ts',
      'tests/api/{accounts,attempts,full-disk,http,lists,own-account,refresh}.test.ts',
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

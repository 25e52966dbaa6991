import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'openapi',
      'app',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: 60_000 } },
    ],
    reporters: ['dot'],
    // Tests of processes and databases wait as much as they work: one worker would leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});

import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { keptThreads } from './kept-threads.mjs';

/** Walks at random take longest, and come last: mostly something else has seen the mutation by then. */
class WalksLast extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => Number(moduleId.endsWith('walks.test.ts'));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [keptThreads()],
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    sequence: { sequencer: WalksLast },
    // What hangs is for Stryker to stop: it counts it apart from what a test has seen.
    testTimeout: 600_000,
    // Each mutation that nothing else sees goes all the way: a walk in sixteen shows as much.
    provide: { walks: 300 },
  },
});

import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { keptThreads } from './kept-threads.mjs';

/** Random walks take longest, and come last: another test has usually killed the mutant by then. */
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
    // Stryker itself has to stop what hangs: it counts timeouts apart from failed tests.
    testTimeout: 600_000,
    // A mutant that nothing else kills runs every walk: one in sixteen shows as much.
    provide: { walks: 300 },
  },
});

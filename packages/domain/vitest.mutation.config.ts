import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Random walks take longest, and come last: another test has usually killed the mutant by then. */
class WalksLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('walks.test.ts'));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The test files of one mutant share their modules; the next mutant loads everything again.
    isolate: false,
    sequence: { sequencer: WalksLast },
    // Stryker itself has to stop what hangs: it counts timeouts apart from failed tests.
    testTimeout: 600_000,
    // A mutant that nothing else kills runs every walk: one in sixteen shows as much.
    provide: { walks: 300 },
  },
});

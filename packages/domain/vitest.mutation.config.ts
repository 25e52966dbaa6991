import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Walks at random take longest, and come last: mostly something else has seen the mutation by then. */
class WalksLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('walks.test.ts'));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The files of one mutation share what they have read; the next mutation reads everything again.
    isolate: false,
    sequence: { sequencer: WalksLast },
    // What hangs is for Stryker to stop: it counts it apart from what a test has seen.
    testTimeout: 600_000,
    // Each mutation that nothing else sees goes all the way: a walk in sixteen shows as much.
    provide: { walks: 300 },
  },
});

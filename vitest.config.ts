import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inFileOrder } from './scripts/checks/file-order.mjs';

class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's order, in a new array
    return inFileOrder(await super.sort(files));
  }
}

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'openapi',
      'app',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], isolate: false, testTimeout: 60_000 } },
    ],
    reporters: ['dot'],
    // Tests of processes and databases wait as much as they work: one worker would leave a small machine idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: FileOrder },
  },
});

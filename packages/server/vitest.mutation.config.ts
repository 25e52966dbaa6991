import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The tests that a mutation of what lets people in has to be seen by: quick ones, against a real database. The first that
 * fails ends the look at a mutation, so those that ask the code itself come first, and those that start many servers last.
 */
const IN_ORDER = [
  'src/auth/',
  'src/catalogue/match-index.test.ts',
  'src/services/plan-shopping.test.ts',
  'tests/auth/',
  'tests/stores/',
  'tests/api/accounts.test.ts',
  'tests/api/refresh.test.ts',
  'tests/api/lists.test.ts',
  'tests/api/http.test.ts',
  'tests/api/full-disk.test.ts',
  'tests/api/own-account.test.ts',
  'tests/api/attempts.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => IN_ORDER.findIndex((path) => moduleId.includes(path));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: IN_ORDER.map((path) => (path.endsWith('/') ? `${path}*.test.ts` : path)),
    sequence: { sequencer: InOrder },
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // The files of one mutation share what they have read; the next mutation reads everything anew.
    isolate: false,
  },
});

import { describe, longTests } from '../long/tests.mjs';
import { fail, runTool } from '../process.mjs';
import { task as bench } from './bench.mjs';

/** Runs the long tests. `npm run test:long -- fuzz` runs one alone, `-- fuzz 1000` with 1,000 requests. */
export async function task(args) {
  const wanted = longTests(args);
  if (typeof wanted === 'string') fail(wanted);
  process.env.LARDER_TESTS = 'long';
  for (const test of wanted) {
    console.log(`${describe(test)} …`);
    if (test.measured) {
      await bench(test.measured);
      continue;
    }
    if (test.times) process.env.LARDER_REPETITIONS = String(test.times);
    const { code } = await runTool('vitest', ['run', '--reporter=verbose', ...test.where, test.file], {
      show: true,
    });
    delete process.env.LARDER_REPETITIONS;
    if (code !== 0) fail(`Failed: ${describe(test)}. See the output above.`);
  }
  console.log(`✓ ${wanted.map(describe).join('; ')}: all passed.`);
}

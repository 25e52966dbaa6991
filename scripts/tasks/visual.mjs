import { parseArgs } from 'node:util';
import { compareWithBase } from '../visual/run.mjs';
import { fail } from '../process.mjs';

const USAGE = 'npm run visual -- [story id prefix] [--base main] [--strict]';

/** Compares screenshots of all stories with the base branch and writes a visual report. */
export async function task(args) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { base: { type: 'string' }, strict: { type: 'boolean', default: false } },
    });
  } catch (error) {
    fail(`${error.message} Usage: ${USAGE}`);
  }
  const { values, positionals } = parsed;
  const { report, changed, added, removed } = await compareWithBase({
    prefix: positionals[0],
    base: values.base,
  });
  console.log(`✓ ${changed} changed, ${added} new, ${removed} removed. Open ${report}`);
  if (values.strict && changed + added + removed > 0) process.exitCode = 1;
}

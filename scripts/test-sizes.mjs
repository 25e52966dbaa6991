/** Measures the built library against packages/ui/size-limits.json. `--write` sets missing limits. */
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { ROOT } from './paths.mjs';
import { fail, runTool } from './process.mjs';
import { findProblems, sizeTable, withNewLimits } from './sizes/limits.mjs';
import { measure } from './sizes/measure.mjs';

const FILE = `${ROOT}packages/ui/size-limits.json`;

await build(['library']);
const sizes = await measure();
let limits = JSON.parse(readFileSync(FILE, 'utf8'));
if (process.argv.includes('--write')) {
  limits = withNewLimits(sizes, limits);
  writeFileSync(FILE, `${JSON.stringify(limits, undefined, 2)}\n`);
  await runTool('oxfmt', [FILE]);
}
console.log(sizeTable(sizes, limits));
console.log(
  '\nMinified and Brotli, over React, Radix and downshift. CSS is the share of styles.css that the component uses.',
);
const problems = findProblems(sizes, limits);
if (problems.length > 0)
  fail('The library is too large. The limits are in packages/ui/size-limits.json.', problems.join('\n'));
console.log(
  `${sizes.components.length} passed: every component is within its limit and pulls in nothing new.`,
);

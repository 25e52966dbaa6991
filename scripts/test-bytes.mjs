/** Measures first visits to the built app against scripts/bytes/limits.json. */
import { readFileSync } from 'node:fs';
import { build } from './build.mjs';
import { findHeavy, weightTable } from './bytes/limits.mjs';
import { weighRoutes } from './bytes/weigh.mjs';
import { ROOT } from './paths.mjs';
import { fail } from './process.mjs';

const limits = JSON.parse(readFileSync(`${ROOT}scripts/bytes/limits.json`, 'utf8'));

await build();
const weights = await weighRoutes();
console.log(weightTable(weights));
const heavy = findHeavy(weights, limits);
if (heavy.length > 0)
  fail('A first visit loads too much. The limits are in scripts/bytes/limits.json.', heavy.join('\n'));
console.log(`${Object.keys(limits).length} passed: every first visit is within its limits.`);

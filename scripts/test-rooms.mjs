/** Fails if a file imports against the order of the rooms, or in a cycle. */
import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './paths.mjs';
import { fail } from './process.mjs';
import { faultsOf } from './rooms/find.mjs';
import { ORDER } from './rooms/order.mjs';

/** Packages without rooms, in which only cycles are looked for. */
const WITHOUT_ROOMS = [
  'packages/catalogue/src',
  'packages/client/src',
  'packages/plates/src',
  'packages/ui/src',
];

const files = new Map(
  [...Object.keys(ORDER), ...WITHOUT_ROOMS].flatMap((root) =>
    readdirSync(`${ROOT}${root}`, { recursive: true })
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
      .map((path) => `${root}/${path.replaceAll('\\', '/')}`)
      .map((path) => [path, readFileSync(`${ROOT}${path}`, 'utf8')]),
  ),
);
const faults = faultsOf(files);
if (faults.length > 0) {
  const ways = faults.length === 1 ? '1 import goes' : `${faults.length} imports go`;
  fail(`${ways} against the order. docs/architecture.md shows it.`, faults.join('\n'));
}
console.log(`✓ ${files.size} files passed: every import follows the order of the rooms, without cycles.`);

import { fail, runTool } from '../process.mjs';
import { task as bench } from './bench.mjs';

const SERVER = ['--root', 'packages/server'];

/** The long form of tests that `npm test` runs shorter, and benchmarks with thresholds. */
const TESTS = [
  {
    name: 'fuzz',
    says: '100,000 generated requests against the contract',
    where: SERVER,
    file: 'tests/attacks/fuzz.test.ts',
  },
  {
    name: 'naughty',
    says: 'Every naughty string in every text field of every operation',
    where: SERVER,
    file: 'tests/attacks/naughty',
  },
  {
    name: 'model',
    says: '5,000 random sequences against a model of a cook',
    where: SERVER,
    file: 'tests/attacks/model.test.ts',
  },
  {
    name: 'undo',
    says: '2,000 random walks over two devices, undone in random order',
    where: SERVER,
    file: 'tests/attacks/undo-walks.test.ts',
  },
  {
    name: 'kill',
    says: '50 kills of the server and of PostgreSQL under writes',
    where: SERVER,
    file: 'tests/process/kill.test.ts',
  },
  {
    name: 'outage',
    says: '50 crashes and freezes of PostgreSQL under one server',
    where: SERVER,
    file: 'tests/process/outage.test.ts',
  },
  {
    name: 'deletions',
    says: '1,000 accounts deleted while their cooks write',
    where: SERVER,
    file: 'tests/attacks/deletions.test.ts',
  },
  {
    name: 'import',
    says: 'Recipes of the pages in LARDER_PAGES',
    where: SERVER,
    file: 'tests/import/pages',
  },
  {
    name: 'expressions',
    says: 'Every regular expression checked again',
    where: ['--project', 'scripts'],
    file: 'scripts/expressions/expressions.test.mjs',
  },
  { name: 'logins', says: 'Timing of failed logins for known and unknown usernames', measured: ['logins'] },
  { name: 'voice', says: 'Speed of voice parsing', measured: ['voice'] },
  {
    name: 'fairness',
    says: "How long a plan takes next to another cook's 300 swaps",
    measured: ['fairness'],
  },
  {
    name: 'load',
    says: 'A minute of load by sixty users, then 500 stalled connections',
    measured: ['load', '60'],
  },
];

/** Runs the long tests. `npm run test:long -- fuzz` runs one alone. */
export async function task(names) {
  const known = TESTS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) fail(`Unknown test '${unknown}'. Available: ${known.join(', ')}.`);
  const wanted = TESTS.filter(({ name }) => names.length === 0 || names.includes(name));
  process.env.LARDER_TESTS = 'long';
  for (const { says, where, file, measured } of wanted) {
    console.log(`${says} …`);
    if (measured) {
      await bench(measured);
      continue;
    }
    const args = ['run', '--reporter=verbose', ...where, file];
    const { code } = await runTool('vitest', args, { show: true });
    if (code !== 0) fail(`Failed: ${says}. See the output above.`);
  }
  console.log(`✓ ${wanted.map(({ says }) => says).join('; ')}: all passed.`);
}

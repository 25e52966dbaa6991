/**
 * The long form of tests that `npm test` runs shorter, and benchmarks with thresholds. A test with `times` makes that
 * many repetitions unless told otherwise.
 */

const SERVER = ['--root', 'packages/server'];

/** @typedef {{ name: string, says: string, times?: number, where?: string[], file?: string, measured?: string[] }} LongTest */

/** @type {readonly LongTest[]} */
export const LONG_TESTS = [
  {
    name: 'fuzz',
    says: 'generated requests against the contract',
    times: 100_000,
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
    says: 'random sequences against a model of a cook, on each of two databases',
    times: 2_500,
    where: SERVER,
    file: 'tests/attacks/model.test.ts',
  },
  {
    name: 'undo',
    says: 'random walks over two devices, undone in random order',
    times: 5_000,
    where: SERVER,
    file: 'tests/attacks/undo-walks.test.ts',
  },
  {
    name: 'kill',
    says: 'kills of the server and of PostgreSQL under writes',
    times: 50,
    where: SERVER,
    file: 'tests/process/kill.test.ts',
  },
  {
    name: 'outage',
    says: 'crashes and freezes of PostgreSQL under one server',
    times: 50,
    where: SERVER,
    file: 'tests/process/outage.test.ts',
  },
  {
    name: 'deletions',
    says: 'accounts deleted while their cooks write',
    times: 1_000,
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

/**
 * The tests with these names, or all of them; a number after a name says how many repetitions it makes. Returns a
 * sentence instead if it does not understand them.
 * @param {readonly string[]} args
 * @returns {LongTest[] | string}
 */
export function longTests(args) {
  if (args.length === 0) return [...LONG_TESTS];
  const wanted = [];
  for (const arg of args) {
    const last = wanted.at(-1);
    if (/^\d+$/.test(arg) && last?.times) {
      if (Number(arg) === 0) return `'${last.name}' needs at least 1 repetition.`;
      wanted.splice(-1, 1, { ...last, times: Number(arg) });
      continue;
    }
    const test = LONG_TESTS.find(({ name }) => name === arg);
    if (!test) {
      const names = LONG_TESTS.map(({ name }) => name).join(', ');
      return `Unknown test '${arg}'. Available: ${names}; a number can follow those that repeat something, as in 'fuzz 1000'.`;
    }
    wanted.push(test);
  }
  return wanted;
}

/** What a test does, with the number of its repetitions. */
export const describe = ({ says, times }) => (times ? `${times.toLocaleString('en')} ${says}` : says);

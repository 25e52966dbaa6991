import { fail, runTool } from '../process.mjs';

/** What `npm test` has a short form of, in its long form: what it proves, and the file that does it. */
const TESTS = [
  {
    name: 'fuzz',
    says: '10,000 generated requests against the contract',
    root: 'packages/server',
    file: 'tests/attacks/fuzz.test.ts',
  },
  {
    name: 'model',
    says: '5,000 random sequences against a model of a cook',
    root: 'packages/server',
    file: 'tests/attacks/model.test.ts',
  },
  {
    name: 'kill',
    says: '50 kills of the server and of PostgreSQL while people write',
    root: 'packages/server',
    file: 'tests/process/kill.test.ts',
  },
  {
    name: 'expressions',
    says: 'Every regular expression judged anew',
    root: 'scripts',
    file: 'expressions/expressions.test.mjs',
  },
];

/** Runs what goes on for long. `npm run test:long -- fuzz` runs the one alone. */
export async function task(names) {
  const known = TESTS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) fail(`There is no long test '${unknown}'. There are: ${known.join(', ')}.`);
  const wanted = TESTS.filter(({ name }) => names.length === 0 || names.includes(name));
  const env = { ...process.env, LARDER_TESTS: 'long' };
  for (const { says, root, file } of wanted) {
    console.log(`${says} …`);
    const args = ['run', '--reporter=verbose', '--root', root, file];
    const { code } = await runTool('vitest', args, { env, show: true });
    if (code !== 0) fail(`This failed: ${says}. What went wrong is above.`);
  }
  console.log(`✓ ${wanted.map(({ says }) => says).join('; ')}: all as they should be.`);
}

import { fail, runTool } from '../process.mjs';
import { task as bench } from './bench.mjs';

const SERVER = ['--root', 'packages/server'];

/** What `npm test` has a short form of, in its long form, and measurements with a goal: what each proves, and what does it. */
const TESTS = [
  {
    name: 'fuzz',
    says: '10,000 generated requests against the contract',
    where: SERVER,
    file: 'tests/attacks/fuzz.test.ts',
  },
  {
    name: 'model',
    says: '5,000 random sequences against a model of a cook',
    where: SERVER,
    file: 'tests/attacks/model.test.ts',
  },
  {
    name: 'kill',
    says: '50 kills of the server and of PostgreSQL while people write',
    where: SERVER,
    file: 'tests/process/kill.test.ts',
  },
  {
    name: 'expressions',
    says: 'Every regular expression judged again',
    where: ['--project', 'scripts'],
    file: 'scripts/expressions/expressions.test.mjs',
  },
  { name: 'logins', says: 'Refused logins, with a known name and an unknown one', measured: ['logins'] },
  { name: 'voice', says: 'The hearing of ingredients', measured: ['voice'] },
  { name: 'load', says: 'A minute of fifty people, and 500 slow connections', measured: ['load', '60'] },
];

/** Runs what goes on for long. `npm run test:long -- fuzz` runs the one alone. */
export async function task(names) {
  const known = TESTS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) fail(`There is no long test '${unknown}'. There are: ${known.join(', ')}.`);
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
    if (code !== 0) fail(`This failed: ${says}. What went wrong is above.`);
  }
  console.log(`✓ ${wanted.map(({ says }) => says).join('; ')}: all fine.`);
}

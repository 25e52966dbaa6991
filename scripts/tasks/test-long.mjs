import { fail, runTool } from '../process.mjs';

/** What `npm test` has a short form of, in its long form: each with what it does, and the file that does it. */
const TESTS = [
  { says: '10,000 generated requests against the contract', file: 'fuzz' },
  { says: '5,000 random sequences against a model of a cook', file: 'model' },
];

/** Runs the attacks that go on for long. `npm run test:long -- fuzz` runs the one alone. */
export async function task(names) {
  const wanted = TESTS.filter(({ file }) => names.length === 0 || names.includes(file));
  if (wanted.length === 0) fail(`There are: ${TESTS.map(({ file }) => file).join(', ')}.`);
  const env = { ...process.env, LARDER_TESTS: 'long' };
  for (const { says, file } of wanted) {
    console.log(`${says} …`);
    const args = ['run', '--reporter=verbose', '--root', 'packages/server', `tests/attacks/${file}.test.ts`];
    const { code } = await runTool('vitest', args, { env, show: true });
    if (code !== 0) fail(`This failed: ${says}. The seed is above.`);
  }
  console.log(`✓ ${wanted.map(({ says }) => says).join('; ')}: all as they should be.`);
}

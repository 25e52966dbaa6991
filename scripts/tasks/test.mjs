import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { findBrowser } from '../browser.mjs';
import { ROOT } from '../paths.mjs';
import { pnpm } from '../pnpm.mjs';
import { fail, run, runTool } from '../process.mjs';

/**
 * Every check, in two lanes for two cores: one reads and tests the code, the other builds and drives a browser.
 * A check with `needs` waits for the other lane's check of that name.
 * @type {Record<string, { says: string, work: () => Promise<{ code: number, output: string }>, needs?: string }[]>}
 */
const LANES = {
  code: [
    { name: 'format', says: 'Formatting', work: () => runTool('oxfmt', ['--check', '.']) },
    { name: 'lint', says: 'Lint', work: () => runTool('oxlint', ['--deny-warnings']) },
    {
      name: 'recipes',
      says: 'Recipes, ingredients and presets are sound',
      work: () => packageScript('packages/catalogue', 'check:data'),
    },
    {
      name: 'contract',
      says: 'Contract lints and its types are current',
      work: () => packageScript('openapi', 'check'),
    },
    {
      name: 'styles',
      says: 'Types of the CSS modules are current',
      work: () => packageScript('packages/ui', 'check'),
    },
    {
      name: 'glyphs',
      says: 'Drawings of ingredients and countries are current',
      work: () => packageScript('packages/catalogue', 'check'),
    },
    { name: 'types', says: 'Types', work: () => checkTypes() },
    {
      name: 'licences',
      says: 'Licences of all packages are on the list',
      work: () => script('test-licences'),
    },
    // knip loads the app's Vite configuration, which reads a picture that the build draws.
    {
      name: 'unused',
      says: 'No unused file, export or dependency',
      work: () => runTool('knip', []),
      needs: 'build',
    },
    {
      name: 'unit',
      says: 'Unit tests and the server on PostgreSQL',
      work: () => runTool('vitest', ['run']),
      needs: 'build',
    },
    {
      name: 'library',
      says: 'The packed library in a project of its own',
      work: () => script('test-consumer'),
    },
    {
      name: 'sizes',
      says: 'Every component of the library within its size, and alone',
      work: () => script('test-sizes'),
    },
  ],
  browser: [
    { name: 'build', says: 'Pictures, server and app build', work: () => script('run', ['build']) },
    { name: 'bytes', says: 'First visits within their bytes and requests', work: () => script('test-bytes') },
    { name: 'storybook', says: 'Storybook builds', work: () => script('run', ['build-storybook']) },
    {
      name: 'stories',
      says: 'Every story plays and is accessible, light and dark',
      work: () => script('test-storybook'),
    },
    {
      name: 'journeys',
      says: 'Journeys through the product in Chromium',
      work: () => runTool('playwright', ['test'], { from: 'tests', cwd: `${ROOT}tests` }),
    },
  ],
};

const script = (name, args = []) => run(process.execPath, [`${ROOT}scripts/${name}.mjs`, ...args]);
// The native compiler lies beside the one whose API other tools read, under a name of its own. Checkers that share a
// package each read the types they need again: one is half the work on two cores.
const checkTypes = () =>
  run(process.execPath, [`${ROOT}node_modules/typescript-native/bin/tsc`, '-b', '--checkers', '1']);
const packageScript = (folder, name) => pnpm(['--silent', 'run', name], { cwd: `${ROOT}${folder}` });

/** A promise with its resolver (Promise.withResolvers came with Node 22). */
function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** The names of the checks that have not passed in the last run, for `npm test -- failed`. */
const NOT_PASSED = `${ROOT}.cache/checks-not-passed.json`;

/** All of them when nobody knows of a last run. */
const notPassed = async (known) =>
  readFile(NOT_PASSED, 'utf8').then(
    (text) => JSON.parse(text),
    () => known,
  );

async function keepNotPassed(names) {
  await mkdir(`${ROOT}.cache`, { recursive: true });
  await writeFile(NOT_PASSED, JSON.stringify(names));
}

/** What a check that failed has printed, without the lines of what passed. */
const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n')
    .trim();

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs the checks of a lane; resolves to those that failed, with what they printed. */
async function runLane(checks, wanted, ended) {
  const failed = [];
  for (const { name, says, work, needs } of checks) {
    if (!wanted(name)) continue;
    if (needs && wanted(needs)) await ended.get(needs).promise;
    const since = performance.now();
    const { code, output } = await work();
    ended.get(name).resolve();
    if (code === 0) {
      console.log(`✓ ${says} (${seconds(since)})`);
      const summary = output.match(/^\s*(Tests?:? .*\d+ passed.*|\d+ passed.*)$/gm);
      if (summary) console.log(summary.map((line) => `    ${line.trim()}`).join('\n'));
    } else {
      failed.push({ name, says, output });
      console.log(`✗ ${says} (${seconds(since)})`);
    }
  }
  return failed;
}

/** Runs every check, or those that are named: `npm test -- lint types`, or `failed` for those that failed last. */
export async function task(asked) {
  const known = Object.values(LANES)
    .flat()
    .map(({ name }) => name);
  const names = asked.includes('failed') ? await notPassed(known) : asked;
  if (asked.length > 0 && names.length === 0) {
    console.log('✓ No check failed in the last run. npm test runs them all.');
    return;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`There is no check '${unknown[0]}'. There are: ${known.join(', ')}.`);
  const wanted = (name) => names.length === 0 || names.includes(name);

  const since = performance.now();
  // Until they have passed: a run that is cut off has not.
  await keepNotPassed(known.filter(wanted));
  // What a check prints is kept and shown when it fails: without colours it reads the same everywhere.
  Object.assign(process.env, { NO_COLOR: '1', FORCE_COLOR: '0' });
  process.env.CHROMIUM_PATH = await findBrowser().catch((error) => fail(error.message));
  const ended = new Map(known.map((name) => [name, deferred()]));
  const failed = (
    await Promise.all(Object.values(LANES).map((checks) => runLane(checks, wanted, ended)))
  ).flat();

  const count = known.filter(wanted).length;
  await keepNotPassed(failed.map(({ name }) => name));
  for (const { says, output } of failed) console.log(`\n✗ ${says}\n${withoutPassed(output)}`);
  console.log(`\n${count - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0)
    fail(
      `Failed after ${seconds(since)}: ${failed.map(({ name }) => name).join(', ')}. Run them again with: npm test -- failed`,
    );
  console.log(`✓ All checks passed in ${seconds(since)}. npm start runs Larder.`);
}

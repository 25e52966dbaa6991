import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { findBrowser } from '../browser.mjs';
import { LANES } from '../checks/list.mjs';
import { landedOn, runsAll } from '../checks/landed.mjs';
import { inputsHash, isLeftToCi, notePassed, readPassed } from '../checks/passed.mjs';
import { ROOT } from '../paths.mjs';
import { fail } from '../process.mjs';

/** A promise with its resolver (Promise.withResolvers came with Node 22). */
function deferred() {
  let resolve;
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

/** The checks that failed in the last run, for `npm test -- failed`. */
const NOT_PASSED = `${ROOT}.cache/checks-not-passed.json`;

/** All of them if there was no last run. */
const notPassed = async (known) =>
  readFile(NOT_PASSED, 'utf8').then(
    (text) => JSON.parse(text),
    () => known,
  );

async function keepNotPassed(names) {
  await mkdir(`${ROOT}.cache`, { recursive: true });
  await writeFile(NOT_PASSED, JSON.stringify(names));
}

/** The output of a failed check, without the lines of passed tests. */
const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n')
    .trim();

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a check, or skips it if its inputs are unchanged since it passed or, if it is slow, since they landed. */
async function runCheck({ name, inputs, extra, tested, work }, all) {
  try {
    if (!inputs) return await work(all);
    const hash = inputsHash(inputs, extra?.());
    const last = readPassed()[name];
    if (!all && last === hash) return { code: 0, output: '', left: 1 };
    if (!all && tested && isLeftToCi(last, tested)) return { code: 0, output: '', landed: 1 };
    const result = await work(all);
    // Hashed afterwards, with the files that the check itself has made.
    notePassed({ [name]: result.code === 0 ? inputsHash(inputs, extra?.()) : undefined });
    return result;
  } catch (error) {
    return { code: 1, output: String(error.stack) };
  }
}

/** Runs a check if the one it needs has passed. */
async function runAfter(check, all, ready) {
  const before = check.needs ? await ready(check.needs) : { code: 0 };
  if (before.code === 0) return runCheck(check, all);
  return { code: 1, output: `skipped: ${check.needs} failed\n${before.output}` };
}

const isLeftOut = ({ output, left = 0, landed = 0, examples = 0, why }) =>
  (left + landed + examples > 0 || why !== undefined) && output === '';

/** Why parts of a check were skipped: one line for each reason. */
function skipped({ left = 0, landed = 0, examples = 0, of, why }) {
  if (why) return [`skipped, because ${why}`];
  const [they, them] = of ? ['they', 'them'] : ['it', 'it'];
  const reasons = [
    [left, `unchanged since ${they} last passed`],
    [landed, `unchanged since ${landedOn()}, where CI runs ${them}`],
    [examples, `only what ${they} use as examples has changed since ${they} last passed; CI runs ${them}`],
  ].filter(([count]) => count > 0);
  return reasons.map(([count, reason]) => (of ? `${count} ${of} skipped: ${reason}` : reason));
}

/** The message for a check that has passed, wholly or partly skipped. */
function reportPassed({ says }, result, since) {
  const reasons = skipped(result);
  if (isLeftOut(result)) {
    console.log(`– ${says}: ${reasons.join('; ')}`);
    return;
  }
  console.log(`✓ ${says} (${seconds(since)})`);
  const counts = result.output.match(/^\s*(Tests?:? .*\d+ passed.*|\d+ passed.*)$/gm) ?? [];
  for (const line of [...counts, ...reasons]) console.log(`    ${line.trim()}`);
}

/** The checks of a lane, then those that no lane has taken yet. */
function* taking(checks, either) {
  yield* checks;
  while (either.length > 0) yield either.shift();
}

/** Runs the checks of a lane; resolves to each with its result. */
async function runLane(checks, run, ended) {
  const results = [];
  for (const check of checks) {
    const since = performance.now();
    const result = await run(check);
    ended.get(check.name).resolve({ code: result.code, output: '' });
    if (result.code === 0) reportPassed(check, result, since);
    else console.log(`✗ ${check.says} (${seconds(since)})`);
    results.push({ ...check, ...result });
  }
  return results;
}

/**
 * Resolves to the result of a check that another needs. If it was not requested, its work is done now, once
 * for all that need it.
 */
function readyWhen(checks, wanted, ended, all) {
  const done = new Map();
  return (name) => {
    if (wanted(name)) return ended.get(name).promise;
    if (!done.has(name))
      done.set(
        name,
        runCheck(
          checks.find((check) => check.name === name),
          all,
        ),
      );
    return done.get(name);
  };
}

/**
 * Runs every check, or the named ones: `npm test -- lint types`, or `failed` for the last failures. A check is skipped
 * if its inputs are unchanged since it passed, and a slow one if what it tests is unchanged since it landed, unless it
 * is named or `--all` or `CI=true` is set. With `failed`, CI too reruns only the parts of a check that have not passed.
 */
export async function task(args) {
  const asked = args.filter((arg) => arg !== '--all');
  const checks = Object.values(LANES).flat();
  const known = checks.map(({ name }) => name);
  const names = asked.includes('failed') ? await notPassed(known) : asked;
  if (asked.length > 0 && names.length === 0) {
    console.log('✓ No check failed in the last run. Run them all with npm test.');
    return;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`Unknown check '${unknown[0]}'. Available: ${known.join(', ')}.`);
  const wanted = (name) => names.length === 0 || names.includes(name);
  const all = runsAll(args);

  const since = performance.now();
  // Counts as failed until it has passed: an interrupted run has not.
  await keepNotPassed(known.filter(wanted));
  // A check's output is kept and shown if it fails; without colours it reads the same everywhere.
  Object.assign(process.env, { NO_COLOR: '1', FORCE_COLOR: '0' });
  process.env.CHROMIUM_PATH = await findBrowser().catch((error) => fail(error.message));
  const ended = new Map(known.map((name) => [name, deferred()]));
  const ready = readyWhen(checks, wanted, ended, all);
  const { either, ...lanes } = Object.fromEntries(
    Object.entries(LANES).map(([lane, its]) => [lane, its.filter(({ name }) => wanted(name))]),
  );
  const results = (
    await Promise.all(
      Object.values(lanes).map((lane) =>
        runLane(taking(lane, either), (check) => runAfter(check, all, ready), ended),
      ),
    )
  ).flat();
  const failed = results.filter(({ code }) => code !== 0);
  const unchanged = results.filter((result) => result.code === 0 && !result.why && isLeftOut(result)).length;
  const isCiToo = results.some(({ landed = 0, examples = 0 }) => landed + examples > 0);

  await keepNotPassed(failed.map(({ name }) => name));
  for (const { says, output } of failed) console.log(`\n✗ ${says}\n${withoutPassed(output)}`);
  console.log(unchanged > 0 ? `\n(${unchanged} skipped: unchanged)` : '');
  if (isCiToo) console.log('To run what was left to CI here too: npm test -- --all');
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0)
    fail(
      `Failed after ${seconds(since)}: ${failed.map(({ name }) => name).join(', ')}. Rerun them with: npm test -- failed`,
    );
  console.log(`✓ All checks passed in ${seconds(since)}. Start Larder with npm start.`);
}

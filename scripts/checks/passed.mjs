import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../paths.mjs';
import { hashOf } from '../stale.mjs';
import { isLanded, isOnCi } from './landed.mjs';

const MEMORY = `${ROOT}.cache/checks-passed.json`;

/** What every check depends on: the installed packages and the code that runs the checks. */
const ALWAYS = [
  'pnpm-lock.yaml',
  'package.json',
  'scripts/checks',
  'scripts/process.mjs',
  'scripts/tasks/test.mjs',
];

/** @type {Map<string, string>} */
const hashes = new Map();

function hashOfOne(path) {
  if (!hashes.has(path)) hashes.set(path, hashOf([path]));
  return hashes.get(path);
}

/**
 * One hash of the content of files and folders, and of what every check depends on. Each file is read once.
 */
export function inputsHash(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of [...ALWAYS, ...paths]) hash.update(hashOfOne(path));
  return hash.digest('hex');
}

/** What has passed, and with which inputs: `{ 'stories app/src/…': hash }`. */
export function readPassed(memory = MEMORY) {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

/** Recorded instead of a hash for a failure: it runs until it passes, even if it is slow. */
const FAILED = 'failed';

/**
 * Records what has passed and what has failed.
 * @param {Record<string, unknown>} results a hash, or undefined for what failed
 */
export function notePassed(results, memory = MEMORY) {
  const noted = Object.entries(results).map(([name, hash]) => [name, hash ?? FAILED]);
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(
    memory,
    JSON.stringify({ ...readPassed(memory), ...Object.fromEntries(noted) }, undefined, 1),
  );
}

/**
 * The parts that a run has proved. A run that failed outside any test, although every part passed, proves nothing.
 * @param {number} code how the whole run ended
 * @param {(readonly [string, boolean])[]} ended each part with whether it has passed
 */
export function provedBy(code, ended) {
  const passed = ended.filter(([, isPassed]) => isPassed).map(([part]) => part);
  return new Set(code !== 0 && passed.length === ended.length ? [] : passed);
}

/**
 * Whether a slow check can be left to CI: what it tests and what runs it are unchanged since they landed, and it has not
 * failed here.
 * @param {string | undefined} last its last record
 * @param {string[]} tested the paths of what it tests
 */
export const isLeftToCi = (last, tested, isLandedAs = isLanded) =>
  last !== FAILED && isLandedAs([...ALWAYS, ...tested]);

/** Where a part's hash without its examples is recorded. */
const withOthers = (name) => `${name} with other examples`;

/**
 * Sets apart what need not run: parts that have passed with the same inputs, slow ones that can be left to CI, and parts
 * that have passed with other examples, such as recipes of which they need only some.
 * @param {string} check
 * @param {Iterable<readonly [string, string, string[]?, string?]>} parts each with the hash of its inputs; if it is slow,
 *   the paths of what it tests; and if some of its inputs are only examples, the hash of the others
 * @param {boolean} all whether to skip none of them
 * @param {object} [options] `skipsExamples` is whether to skip parts that have passed with other examples: not on CI
 */
export function changedParts(
  check,
  parts,
  all,
  { memory = MEMORY, isLandedAs = isLanded, skipsExamples = !isOnCi() } = {},
) {
  const passed = all ? {} : readPassed(memory);
  const nameOf = (part) => `${check} ${part}`;
  const lastOf = (part) => passed[nameOf(part)];
  const known = [...parts];
  const unproved = known.filter(([part, hash]) => lastOf(part) !== hash);
  const unlanded = unproved.filter(
    ([part, , tested]) => all || !tested || !isLeftToCi(lastOf(part), tested, isLandedAs),
  );
  const changed = unlanded.filter(
    ([part, , , others]) => all || !skipsExamples || !others || passed[withOthers(nameOf(part))] !== others,
  );
  return {
    changed: changed.map(([part]) => part),
    isWhole: changed.length === known.length,
    /** How many were skipped, as reported by `npm test`. */
    skipped: {
      left: known.length - unproved.length,
      landed: unproved.length - unlanded.length,
      examples: unlanded.length - changed.length,
    },
    /**
     * Records the result of each part that was run.
     * @param {(part: string) => boolean} isPassed
     * @param {Iterable<readonly [string, string, string[]?, string?]>} [now] the parts, if a run tells more about them
     */
    note(isPassed, now = known) {
      const ran = new Set(changed.map(([part]) => part));
      const ended = [...now]
        .filter(([part]) => ran.has(part))
        .flatMap(([part, hash, , others]) => {
          const isProved = isPassed(part);
          const noted = [[nameOf(part), isProved ? hash : undefined]];
          return others ? [...noted, [withOthers(nameOf(part)), isProved ? others : undefined]] : noted;
        });
      notePassed(Object.fromEntries(ended), memory);
    },
  };
}

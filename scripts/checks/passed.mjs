import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../paths.mjs';
import { hashOf } from '../stale.mjs';

const MEMORY = `${ROOT}.cache/checks-passed.json`;

/** Whatever is checked depends on the packages that are installed and on what runs the checks. */
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

/** One hash of the content of files and folders, and of what every check depends on. Each is read once. */
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

/**
 * Remembers what has passed, and forgets what has not.
 * @param {Record<string, string | undefined>} results a hash, or undefined for what failed
 */
export function notePassed(results, memory = MEMORY) {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ ...readPassed(memory), ...results }, undefined, 1));
}

/**
 * The parts that a run has proved. One that failed with none of its parts to blame, as by an error outside of all tests,
 * has proved nothing.
 * @param {number} code how the whole run ended
 * @param {(readonly [string, boolean])[]} ended each part with whether it has passed
 */
export function provedBy(code, ended) {
  const passed = ended.filter(([, isPassed]) => isPassed).map(([part]) => part);
  return new Set(code !== 0 && passed.length === ended.length ? [] : passed);
}

/**
 * Parts those that have passed with the same inputs from those that have not.
 * @param {string} check
 * @param {Iterable<readonly [string, string]>} parts each with the hash of its inputs
 * @param {boolean} all whether none of them is left out
 */
export function changedParts(check, parts, all, memory = MEMORY) {
  const passed = all ? {} : readPassed(memory);
  const hashOfPart = new Map(parts);
  const changed = [...hashOfPart.keys()].filter(
    (part) => passed[`${check} ${part}`] !== hashOfPart.get(part),
  );
  return {
    changed,
    unchanged: hashOfPart.size - changed.length,
    /** Remembers how each part that was run has ended. */
    note(isPassed) {
      const ended = changed.map((part) => [
        `${check} ${part}`,
        isPassed(part) ? hashOfPart.get(part) : undefined,
      ]);
      notePassed(Object.fromEntries(ended), memory);
    },
  };
}

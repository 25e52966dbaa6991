import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../paths.mjs';
import { hashOf } from '../stale.mjs';

const MEMORY = `${ROOT}.cache/checks-passed.json`;

/** Every check depends on the installed packages and on what runs the checks. */
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

/**
 * Records what has passed, and deletes what has not.
 * @param {Record<string, string | undefined>} results a hash, or undefined for what failed
 */
export function notePassed(results, memory = MEMORY) {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ ...readPassed(memory), ...results }, undefined, 1));
}

/**
 * The parts that a run has proved. A run that failed although none of its parts did, such as by an error outside any
 * test, proves nothing.
 * @param {number} code how the whole run ended
 * @param {(readonly [string, boolean])[]} ended each part with whether it has passed
 */
export function provedBy(code, ended) {
  const passed = ended.filter(([, isPassed]) => isPassed).map(([part]) => part);
  return new Set(code !== 0 && passed.length === ended.length ? [] : passed);
}

/**
 * Separates the parts that have passed with the same inputs from the others.
 * @param {string} check
 * @param {Iterable<readonly [string, string]>} parts each with the hash of its inputs
 * @param {boolean} all whether to skip none of them
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
    /** Records the result of each part that was run. */
    note(isPassed) {
      const ended = changed.map((part) => [
        `${check} ${part}`,
        isPassed(part) ? hashOfPart.get(part) : undefined,
      ]);
      notePassed(Object.fromEntries(ended), memory);
    },
  };
}

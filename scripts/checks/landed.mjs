import { execFileSync } from 'node:child_process';
import { ROOT } from '../paths.mjs';

/** Where CI has run every check: the remote's main branch, or else the current branch's upstream. */
const LANDED = ['origin/HEAD', 'origin/main', '@{upstream}'];

/** Runs git in a folder. */
export const gitIn =
  (root) =>
  (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The branch on which CI has run every check; undefined if there is none, or no repository of our own. */
export function landedBranch(root = ROOT) {
  const git = gitIn(root);
  const branch = (name) => {
    try {
      return git('rev-parse', '--abbrev-ref', '--verify', '--quiet', name).trim();
    } catch {
      return '';
    }
  };
  try {
    // A copy inside another repository would be compared with that one.
    return git('rev-parse', '--show-cdup').trim() === '' ? LANDED.map(branch).find(Boolean) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The files that differ from what has landed: changed since this branch left the remote's main branch, committed or
 * not. Null if there is nothing to compare with, as in an unpacked archive.
 * @returns {{ since: string, files: string[] } | null} paths from the top folder
 */
export function changesSinceLanded(root = ROOT) {
  const git = gitIn(root);
  const filesOf = (...args) =>
    git(...args, '-z')
      .split('\0')
      .slice(0, -1);
  const since = landedBranch(root);
  if (!since) return null;
  try {
    const base = git('merge-base', since, 'HEAD').trim();
    const files = [
      ...filesOf('diff', '--name-only', '--no-renames', base),
      ...filesOf('ls-files', '--others', '--exclude-standard'),
    ];
    return { since, files };
  } catch {
    return null;
  }
}

function* withFolders(path) {
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) yield path.slice(0, end);
}

/** Whether one of the files is among the inputs, or in a folder among them. */
export function touches(files, inputs) {
  const all = new Set(inputs);
  return files.some((file) => [...withFolders(file)].some((path) => all.has(path)));
}

/** @type {ReturnType<typeof changesSinceLanded> | undefined} */
let changes;

function changesHere() {
  if (changes === undefined) changes = changesSinceLanded();
  return changes;
}

/** The branch that {@link isLanded} compares with. */
export const landedOn = () => changes?.since ?? '';

/** Whether this run is CI's, on which nothing can be left to CI. */
export const isOnCi = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/**
 * Whether a run skips nothing: with `--all`, for named checks, and on CI except when it reruns what failed.
 * @param {readonly string[]} args of `npm test`
 */
export const runsAll = (args, isCi = isOnCi()) =>
  args.some((arg) => arg !== 'failed') || (isCi && !args.includes('failed'));

/**
 * Whether these files and folders are unchanged since they landed. False if there is nothing to compare with, and on CI:
 * a check of theirs runs there.
 * @param {readonly string[]} paths
 */
export function isLanded(paths, { isCi = isOnCi(), since = changesHere() } = {}) {
  return !isCi && since !== null && !touches(since.files, paths);
}

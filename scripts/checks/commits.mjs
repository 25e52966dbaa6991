import { ROOT } from '../paths.mjs';
import { gitIn, landedBranch } from './landed.mjs';

const LONGEST_SUBJECT = 72;

/** A line at the end of a message that a tool has written, such as 'Signed-off-by: …'. */
const TRAILER = /^[A-Z][\w-]+: \S/;

/**
 * What is wrong with a commit's message, one clause each.
 * @param {string} message
 */
export function faultsOfMessage(message) {
  const [subject = '', second = '', ...rest] = message.trim().split('\n');
  const faults = [];
  if (subject.length > LONGEST_SUBJECT)
    faults.push(`the subject has ${subject.length} characters, the limit is ${LONGEST_SUBJECT}`);
  if (second.trim() !== '') faults.push('the line below the subject must be empty');
  if (![second, ...rest].some((line) => line.trim() !== '' && !TRAILER.test(line)))
    faults.push('there is no body that says why');
  return faults;
}

/**
 * Checks the messages of the commits that have not landed, except merges. Without a main branch to compare with, or
 * without its history, nobody knows which these are: `why` says so.
 */
export function checkCommits(root = ROOT) {
  const since = landedBranch(root);
  if (!since) return { code: 0, output: '', why: 'there is no main branch of a remote to compare with' };
  const git = gitIn(root);
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    return { code: 0, output: '', why: 'a shallow clone does not tell which commits are new' };
  const commits = git('log', '--no-merges', '-z', '--format=%h%n%B', `${since}..HEAD`)
    .split('\0')
    .filter(Boolean)
    .map((text) => text.split('\n'));
  const faults = commits.flatMap(([id, ...lines]) =>
    faultsOfMessage(lines.join('\n')).map((fault) => `${id} '${lines[0]}': ${fault}.`),
  );
  if (faults.length === 0) return { code: 0, output: `${commits.length} passed: new since ${since}.` };
  const how = "To reword the last commit: git commit --amend. An older one: 'reword' in git rebase -i.";
  return { code: 1, output: [...faults, how].join('\n') };
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkCommits, faultsOfMessage } from './commits.mjs';

const BODY = 'Nobody could tell which one was meant.';

describe('a message', () => {
  test.each([
    ['a short subject with a body', `Name the missing line\n\n${BODY}`],
    ['a subject of 72 characters', `${'x'.repeat(72)}\n\n${BODY}`],
    ['a body before a trailer', `Name the missing line\n\n${BODY}\n\nSigned-off-by: A <a@b>`],
  ])('passes with %s', (_, message) => expect(faultsOfMessage(message)).toEqual([]));

  test.each([
    ['a longer subject', `${'x'.repeat(73)}\n\n${BODY}`, 'the subject has 73 characters, the limit is 72'],
    ['no body', 'Name the missing line\n', 'there is no body that says why'],
    ['only a trailer', 'Name it\n\nSigned-off-by: A <a@b>', 'there is no body that says why'],
    ['no line between', `Name the missing line\n${BODY}`, 'the line below the subject must be empty'],
  ])('fails with %s', (_, message, fault) => expect(faultsOfMessage(message)).toEqual([fault]));
});

const PERSON = ['-c', 'user.name=a', '-c', 'user.email=a@b'];
const git = (cwd, ...args) =>
  execFileSync('git', [...PERSON, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
const commit = (cwd, message) => git(cwd, 'commit', '--allow-empty', '-m', message);

/** A repository with a careless commit on its main branch, and a clone of it. */
function repositories(...options) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-commits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  git(folder, 'init', '--initial-branch=main', 'origin');
  const origin = join(folder, 'origin');
  commit(origin, 'wip');
  commit(origin, 'wip');
  git(folder, 'clone', ...options, `file://${origin}`, 'copy');
  return { origin, copy: join(folder, 'copy') };
}

describe('the commits of a branch', () => {
  test('only new ones count, and merges do not', () => {
    const { copy } = repositories();
    expect(checkCommits(copy)).toEqual({ code: 0, output: '0 passed: new since origin/main.' });
    git(copy, 'switch', '-c', 'mine');
    commit(copy, `Name the missing line\n\n${BODY}`);
    git(copy, 'switch', '-c', 'other', 'HEAD~1');
    commit(copy, `Name the missing file\n\n${BODY}`);
    git(copy, 'merge', '--no-edit', 'mine');
    expect(checkCommits(copy)).toEqual({ code: 0, output: '2 passed: new since origin/main.' });
  });

  test('each fault is named with its commit, and how to mend it', () => {
    const { copy } = repositories();
    commit(copy, 'Name the missing line');
    const id = git(copy, 'rev-parse', '--short', 'HEAD').trim();
    const { code, output } = checkCommits(copy);
    expect(code).toBe(1);
    expect(output).toBe(
      `${id} 'Name the missing line': there is no body that says why.\n` +
        "To reword the last commit: git commit --amend. An older one: 'reword' in git rebase -i.",
    );
  });

  test('are not checked, with a reason, in a shallow clone or without a remote', () => {
    const { origin, copy } = repositories('--depth=1');
    expect(checkCommits(copy)).toMatchObject({ code: 0, why: expect.stringMatching(/shallow/) });
    expect(checkCommits(origin)).toMatchObject({ code: 0, why: expect.stringMatching(/no main branch/) });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { ROOT } from '../paths.mjs';

/**
 * Runs a project of one test file with the reporter; returns its exit code and output.
 * @param {string} code of the test file
 * @param {number} silentMs how long it may not report
 * @param {import('vitest').TestContext['onTestFinished']} onTestFinished
 */
async function runTests(code, silentMs, onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-stuck-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'some.test.mjs'), code);
  const args = ['run', '--root', folder, '--globals', `--reporter=${ROOT}scripts/checks/stuck.mjs`];
  const child = spawn(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, ...args], {
    env: { ...process.env, LARDER_SILENT_MS: String(silentMs) },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}

/** Starting a run takes a while on a busy machine. */
const LIMIT = { timeout: 180_000 };

describe.concurrent('a run', () => {
  test.for([
    { what: 'test', code: `test('turns for ever', () => { for (;;); });` },
    { what: 'file', code: `for (;;);` },
  ])(
    'with a $what that never yields ends as failed, and names it',
    LIMIT,
    async ({ code }, { expect, onTestFinished }) => {
      const { exitCode, output } = await runTests(code, 3_000, onTestFinished);
      expect(output).toMatch(/some\.test\.mjs has not reported for 3 s, since /);
      expect(exitCode).toBe(1);
    },
  );
});

// Alone: beside runs that turn for ever it would itself be silent for long.
test('a run that reports is left alone, however long it takes', LIMIT, async ({ expect, onTestFinished }) => {
  const tests = `for (let nth = 0; nth < 8; nth += 1) {
    test('takes a while ' + nth, () => new Promise((done) => setTimeout(done, 1_250)));
  }`;
  const left = { exitCode: 0, output: expect.not.stringContaining('reported') };
  expect(await runTests(tests, 9_000, onTestFinished)).toEqual(left);
});

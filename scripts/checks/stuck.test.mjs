import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../paths.mjs';

/** Runs a project of one test file with the reporter; returns its exit code and output. */
async function runTests(code) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-stuck-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'some.test.mjs'), code);
  const args = ['run', '--root', folder, '--globals', `--reporter=${ROOT}scripts/checks/stuck.mjs`];
  const child = spawn(process.execPath, [`${ROOT}node_modules/vitest/vitest.mjs`, ...args], {
    env: { ...process.env, LARDER_SILENT_MS: '6000' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}

test.each([
  ['test', `test('turns for ever', () => { for (;;); });`],
  ['file', `for (;;);`],
])('a run with a %s that never yields ends as failed, and names it', async (_, code) => {
  const { exitCode, output } = await runTests(code);
  expect(output).toMatch(/some\.test\.mjs has not reported for 6 s, since /);
  expect(exitCode).toBe(1);
});

test('a run that reports is left alone', async () => {
  const tests = `for (let nth = 0; nth < 6; nth += 1) {
    test('takes a while ' + nth, () => new Promise((done) => setTimeout(done, 1_250)));
  }`;
  expect(await runTests(tests)).toEqual({ exitCode: 0, output: expect.not.stringContaining('reported') });
});

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../paths.mjs';
import { HUNG, run } from '../process.mjs';
import { whenSilent, whereItHung } from './progress.mjs';

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'larder-progress-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const node = (script, options) => run(process.execPath, ['-e', script], options);

const LEAVES_ANOTHER = (script) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' });`;

describe.concurrent('a program', () => {
  test('that does not end is stopped with what it has started', { timeout: 60_000 }, async () => {
    const stop = AbortSignal.timeout(1_000);
    const { code, output } = await node(
      `${LEAVES_ANOTHER('console.log(process.pid); for (;;);')} process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1_000);`,
      { stop },
    );
    expect(code).toBe(HUNG);
    expect(output).toContain('It was stopped because it did not end by itself.');
    const [, pid] = /^(\d+)$/m.exec(output) ?? [];
    await expect.poll(() => isRunning(Number(pid)), { timeout: 20_000 }).toBe(false);
  });

  test('that has ended is not waited for because of what it left', { timeout: 60_000 }, async () => {
    const { code, output } = await node(
      `${LEAVES_ANOTHER("console.log('left'); setInterval(() => undefined, 1_000);")} setTimeout(() => process.exit(3), 2_000);`,
    );
    expect({ code, output }).toEqual({ code: 3, output: 'left\n' });
  });
});

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a run is silent once nothing has been written for ten minutes, not before', () => {
  vi.useFakeTimers();
  onTestFinished(() => vi.useRealTimers());
  const file = join(folder(), 'progress');
  const { signal, done } = whenSilent(file);
  onTestFinished(done);
  for (let times = 0; times < 5; times += 1) {
    vi.advanceTimersByTime(9 * 60_000);
    writeFileSync(file, '');
    utimesSync(file, new Date(), new Date());
  }
  vi.advanceTimersByTime(9 * 60_000);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(2 * 60_000);
  expect(signal.aborted).toBe(true);
});

test('a stopped run says what it was at, and what had failed', () => {
  const file = join(folder(), 'progress');
  const events = [
    { begun: `${ROOT}a.test.ts` },
    { begun: `${ROOT}a.test.ts › adds` },
    { ended: `${ROOT}a.test.ts › adds`, failed: 'expected 3\n  to be 4' },
    { begun: `${ROOT}a.test.ts › loops` },
  ];
  writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  expect(whereItHung(file)).toEqual([
    'Failed: a.test.ts › adds: expected 3',
    'Not ended:',
    '  a.test.ts',
    '  a.test.ts › loops',
  ]);
});

test('a stopped run whose tests have all ended says so', () => {
  expect(whereItHung(join(folder(), 'nothing'))).toEqual([
    'All that had begun has ended: the run itself did not.',
  ]);
});

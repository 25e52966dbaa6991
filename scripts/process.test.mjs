import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { run } from './process.mjs';

const node = (script, options) => run(process.execPath, ['-e', script], options);

const LEAVES_ANOTHER = (script) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' });`;

describe.concurrent('a program', () => {
  test('that does not end is stopped with what it has started', { timeout: 60_000 }, async ({ expect }) => {
    const { code, output } = await node(
      `${LEAVES_ANOTHER('console.log(process.pid); for (;;);')} process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1_000);`,
      { longestMs: 5_000, graceMs: 1_000 },
    );
    expect(code).toBe(124);
    expect(output).toContain('It was stopped because it did not end by itself.');
    const [, pid] = /^(\d+)$/m.exec(output) ?? [];
    expect(pid).toBeDefined();
    await expect.poll(() => isRunning(Number(pid)), { timeout: 20_000 }).toBe(false);
  });

  test(
    'that has ended is not waited for because of what it left',
    { timeout: 60_000 },
    async ({ expect }) => {
      const { code, output } = await node(
        `${LEAVES_ANOTHER("console.log('left'); setInterval(() => undefined, 1_000);")} setTimeout(() => process.exit(3), 2_000);`,
        { graceMs: 3_000 },
      );
      expect({ code, output }).toEqual({ code: 3, output: 'left\n' });
    },
  );
});

/** Whether a process is running, rather than a zombie that nobody waits for, as in a container. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !(existsSync(`/proc/${pid}`) && /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
}

import { execFile } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folders.ts';

const run = promisify(execFile);

/** Creates a disk of this many MiB, and returns its path. */
type MakeDisk = (mebibytes: number) => Promise<string>;

/** The kinds of small disk available on this machine: Linux offers one to root. */
export function smallDisks(): { how: string; makeDisk: MakeDisk }[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [];
  return [{ how: 'in memory', makeDisk: mountInMemory }];
}

async function mountInMemory(mebibytes: number): Promise<string> {
  const folder = await temporaryFolder();
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'larder-test', folder]);
  onTestFinished(async () => {
    await run('umount', ['--lazy', folder]);
  });
  await chmod(folder, 0o711);
  return folder;
}

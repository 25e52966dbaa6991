import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './binaries.ts';

/** How often, at intervals of 20 ms, to check whether a killed process is gone. */
const LOOKS = 50;

/** Kills a process and its children, even if they are frozen, and waits until they are gone. */
export async function killFamily(parent: number): Promise<void> {
  const family = [parent, ...(await childrenOf(parent))];
  for (let looks = 0; looks < LOOKS && family.map(kill).some(Boolean); looks += 1) await wait(20);
}

/** False: the process no longer exists. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Empty on Windows, where PostgreSQL's processes end with their parent. */
async function childrenOf(parent: number): Promise<number[]> {
  if (process.platform === 'win32') return [];
  const processes = process.platform === 'linux' ? await processesOfLinux() : await processesOfPs();
  return processes.filter(([, by]) => by === parent).map(([pid]) => pid);
}

type ProcessAndParent = readonly [pid: number, parent: number];

async function processesOfLinux(): Promise<ProcessAndParent[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  return Promise.all(
    pids.map(async (pid): Promise<ProcessAndParent> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      // The program's name precedes it, in brackets, and may contain anything.
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])];
    }),
  );
}

async function processesOfPs(): Promise<ProcessAndParent[]> {
  const { output } = await run('ps', ['-A', '-o', 'pid=,ppid='], null);
  return output.split('\n').map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/ +/).map(Number);
    return [pid, parent];
  });
}

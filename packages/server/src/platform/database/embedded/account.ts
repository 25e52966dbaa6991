import { StartError } from '../../process/start-error.ts';
import { run } from './binaries.ts';
import type { Account } from './binaries.ts';

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/** PostgreSQL refuses to run as root: the unprivileged user to run it as. */
export async function unprivilegedAccount(): Promise<NonNullable<Account>> {
  for (const name of CANDIDATES) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    if (uid && gid) return { name, uid, gid };
  }
  throw new StartError(
    "PostgreSQL will not run as root, and there is no user 'postgres' or 'nobody' to run it as. Start Larder as another user.",
  );
}

/** null for an unknown user, and never 0. */
async function idOf(option: '-u' | '-g', user: string): Promise<number | null> {
  const { code, output } = await run('id', [option, user], null);
  return code === 0 && Number(output) > 0 ? Number(output) : null;
}

/** Whether the account can enter this folder, checked by trying: mode bits are not the whole story. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account);
  return code === 0;
}

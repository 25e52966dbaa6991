import { chown } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { canEnter } from '../../src/platform/database/embedded/account.ts';
import type { Account } from '../../src/platform/database/embedded/binaries.ts';

interface ServerAccount {
  readonly name: string;
  readonly account: Account;
  /** Gives it a data folder. */
  prepare(dataDir: string): Promise<void>;
}

/** The users that a server can be started as here: root can be anyone, others only themselves. */
export async function serverAccounts(): Promise<ServerAccount[]> {
  const self = { name: 'the user of the tests', account: null, prepare: async () => undefined };
  const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
  const checkout = fileURLToPath(new URL('../..', import.meta.url));
  if (process.getuid?.() !== 0 || !(await canEnter(nobody, checkout))) return [self];
  return [
    self,
    { name: 'nobody', account: nobody, prepare: (dataDir) => chown(dataDir, nobody.uid, nobody.gid) },
  ];
}

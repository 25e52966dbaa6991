import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Guest, SignedIn } from '../platform/access/caller.ts';
import type { AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { ofUser } from '../platform/attempts/buckets.ts';
import { badRequest, signInAgain } from '../platform/http/problem.ts';
import { readAccount } from './account.store.ts';
import { isPasswordRight } from './auth/passwords.ts';

const NOT_RIGHT = 'This is not your password';

type OwnAccount = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** Verifies callers' passwords: a stolen token must not be enough to change an account. */
export interface PasswordProof {
  /** The caller's account; 401 if it is gone. */
  accountOf(caller: SignedIn): Promise<OwnAccount>;
  /**
   * Whether a password is the account's. A wrong one counts only against its user, so strangers' attempts have no
   * effect here.
   */
  isTheirs(caller: Guest, account: OwnAccount, password: string): Promise<boolean>;
  /** The caller's account after verifying the password; 400 at the field if it is wrong. */
  prove(caller: SignedIn, password: string, path?: string): Promise<OwnAccount>;
}

/** Password checks against a database's accounts, with the login rate limits. */
export function makePasswordProof(database: NodePgDatabase, attempts: AttemptLimit): PasswordProof {
  const proof: PasswordProof = {
    async accountOf({ userId }) {
      const account = await readAccount(database, userId);
      if (!account) throw signInAgain();
      return account;
    },

    async isTheirs({ address }, account, password) {
      const attempt = await attempts.begin(address, [ofUser(account.id)]);
      const isRight = await attempt.during(() => isPasswordRight(account.passwordHash, password));
      if (isRight) await attempt.succeeded();
      else attempt.failed('wrong password');
      return isRight;
    },

    async prove(caller, password, path = '/password') {
      const account = await proof.accountOf(caller);
      if (await proof.isTheirs(caller, account, password)) return account;
      throw badRequest([{ path, message: NOT_RIGHT }]);
    },
  };
  return proof;
}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Guest, SignedIn } from '../platform/access/caller.ts';
import type { AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { badRequest, signInAgain } from '../platform/http/problem.ts';
import { readAccount } from './account.store.ts';
import { isPasswordRight } from './auth/passwords.ts';

const NOT_RIGHT = 'This is not your password';

type OwnAccount = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** Asks callers for their password: a token that somebody found is not enough to change an account. */
export interface PasswordProof {
  /** The caller's account; 401 when it is gone. */
  accountOf(caller: SignedIn): Promise<OwnAccount>;
  /** Whether a password is the account's. It counts as an attempt at its name. */
  isTheirs(caller: Guest, account: OwnAccount, password: string): Promise<boolean>;
  /** The caller's account once the password is right; 400 at the field when it is not. */
  prove(caller: SignedIn, password: string, path?: string): Promise<OwnAccount>;
}

/** Proofs against the accounts of a database, with the limits of failed logins. */
export function makePasswordProof(database: NodePgDatabase, attempts: AttemptLimit): PasswordProof {
  const proof: PasswordProof = {
    async accountOf({ userId }) {
      const account = await readAccount(database, userId);
      if (!account) throw signInAgain();
      return account;
    },

    async isTheirs({ address }, account, password) {
      const attempt = await attempts.begin(address, account.usernameKey);
      const isRight = await isPasswordRight(account.passwordHash, password);
      await (isRight ? attempt.succeeded() : attempt.failed());
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

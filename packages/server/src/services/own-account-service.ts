import { newPasswordError } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { TokenHolder } from '../auth/access-tokens.ts';
import { hashPassword, isPasswordRight } from '../auth/passwords.ts';
import { badRequest, Problem, signInAgain } from '../http/problem.ts';
import { deleteAccount, readAccount, replacePassword } from '../stores/account-store.ts';
import { deleteOtherSessions } from '../stores/session-store.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { SessionService } from './session-service.ts';

const NOT_RIGHT = 'This is not your password';

export interface OwnAccountService {
  /** Gives the caller another password and ends the caller's other sessions. */
  changePassword(caller: TokenHolder, change: PasswordChange, address: string): Promise<void>;
  /** Deletes the caller with everything that is theirs. */
  remove(caller: TokenHolder, password: string, address: string): Promise<void>;
}

interface PasswordChange {
  readonly present: string;
  readonly next: string;
}

/** What cooks do with their own account. A stolen token is not enough: the password is asked for, and guesses are limited. */
export function makeOwnAccountService(
  database: NodePgDatabase,
  sessions: Pick<SessionService, 'forgetLive'>,
  attempts: AttemptLimit,
): OwnAccountService {
  async function accountOf({ userId }: TokenHolder) {
    const account = await readAccount(database, userId);
    if (!account) throw signInAgain();
    return account;
  }

  /** Whether a password is the account's. It counts as an attempt at its name. */
  async function isTheirs(
    account: { usernameKey: string; passwordHash: string },
    password: string,
    address: string,
  ): Promise<boolean> {
    const attempt = await attempts.begin(address, account.usernameKey);
    const isRight = await isPasswordRight(account.passwordHash, password);
    await (isRight ? attempt.succeeded() : attempt.failed());
    return isRight;
  }

  return {
    async changePassword(caller, { present, next }, address) {
      const problem = newPasswordError(next);
      if (problem) throw badRequest([{ path: '/new_password', message: problem }]);
      const account = await accountOf(caller);
      if (!(await isTheirs(account, present, address))) {
        // The answer to the same request was lost: the password is the new one already.
        if (await isTheirs(account, next, address)) return;
        throw badRequest([{ path: '/current_password', message: NOT_RIGHT }]);
      }
      const newHash = await hashPassword(next);
      const isChanged = await database.transaction(async (db) => {
        if (!(await replacePassword(db, account, newHash))) return false;
        await deleteOtherSessions(db, caller);
        return true;
      });
      if (!isChanged) throw new Problem(409, 'The password has just been changed elsewhere.');
      sessions.forgetLive();
    },

    async remove(caller, password, address) {
      const account = await accountOf(caller);
      if (!(await isTheirs(account, password, address))) {
        throw badRequest([{ path: '/password', message: NOT_RIGHT }]);
      }
      if (!(await deleteAccount(database, account))) throw signInAgain();
      sessions.forgetLive();
    },
  };
}

import { newPasswordError } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SignedIn } from '../platform/access/caller.ts';
import { badRequest, Problem, signInAgain } from '../platform/http/problem.ts';
import { deleteAccount, holdAccount, replacePassword } from './account.store.ts';
import { hashPassword } from './auth/passwords.ts';
import { hashRecoveryCode, newRecoveryCode } from './auth/recovery-codes.ts';
import { deleteLinks } from './email.store.ts';
import type { PasswordProof } from './password-proof.ts';
import { writeCode } from './recovery-code.store.ts';
import type { SessionService } from './session.service.ts';
import { deleteOtherSessions } from './session.store.ts';

export interface OwnAccountService {
  /** Gives the caller another password and ends the caller's other sessions. */
  changePassword(caller: SignedIn, change: PasswordChange): Promise<void>;
  /** Gives the caller another recovery code, which is told this once. */
  renewCode(caller: SignedIn, password: string): Promise<string>;
  /** Deletes the caller with everything that is theirs. */
  remove(caller: SignedIn, password: string): Promise<void>;
}

interface PasswordChange {
  readonly present: string;
  readonly next: string;
}

/** What cooks do with their own account. A stolen token is not enough: the password is asked for, and guesses are limited. */
export function makeOwnAccountService(
  database: NodePgDatabase,
  sessions: Pick<SessionService, 'forgetLive'>,
  proof: PasswordProof,
  now: () => Date,
): OwnAccountService {
  return {
    async changePassword(caller, { present, next }) {
      const problem = newPasswordError(next);
      if (problem) throw badRequest([{ path: '/new_password', message: problem }]);
      const account = await proof.accountOf(caller);
      if (!(await proof.isTheirs(caller, account, present))) {
        // The answer to the same request was lost: the password is the new one already.
        await proof.prove(caller, next, '/current_password');
        return;
      }
      const newHash = await hashPassword(next);
      const isChanged = await database.transaction(async (db) => {
        if (!(await replacePassword(db, account, newHash))) return false;
        await deleteLinks(db, account.id);
        await deleteOtherSessions(db, caller);
        return true;
      });
      if (!isChanged) throw new Problem(409, 'The password has just been changed elsewhere.');
      sessions.forgetLive();
    },

    async renewCode(caller, password) {
      const account = await proof.prove(caller, password);
      const code = newRecoveryCode();
      await database.transaction(async (db) => {
        // The password may have been changed while this one was compared.
        if (!(await holdAccount(db, account))) throw signInAgain();
        await writeCode(db, { userId: account.id, codeHash: hashRecoveryCode(code), createdAt: now() });
      });
      return code;
    },

    async remove(caller, password) {
      const account = await proof.prove(caller, password);
      if (!(await deleteAccount(database, account))) throw signInAgain();
      sessions.forgetLive();
    },
  };
}

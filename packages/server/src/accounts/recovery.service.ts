import type { components } from '@larder/contract';
import { newPasswordError } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Guest, SignedIn } from '../platform/access/caller.ts';
import type { AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { badRequest, Problem } from '../platform/http/problem.ts';
import type { TokensAndCode } from './account.service.ts';
import { resetPassword } from './account.store.ts';
import { hashPassword } from './auth/passwords.ts';
import { hashRecoveryCode, isCodeRight, newRecoveryCode } from './auth/recovery-codes.ts';
import { usernameKey } from './auth/usernames.ts';
import { deleteLinks, readEmail } from './email.store.ts';
import { findCode, readCode, replaceCode } from './recovery-code.store.ts';
import type { SessionService } from './session.service.ts';
import { deleteSessions } from './session.store.ts';

type RecoveryMeans = components['schemas']['RecoveryMeans'];

interface Recovery {
  readonly username: string;
  /** The recovery code as it was typed. */
  readonly code: string;
  /** The new password. */
  readonly password: string;
}

export interface RecoveryService {
  /** How the caller can get back in after forgetting the password. */
  means(caller: SignedIn): Promise<RecoveryMeans>;
  /**
   * Gives an account another password for its recovery code, which is used up, and signs in. Every session of before ends.
   * A wrong code and an unknown name are refused with the same 401, after the same work.
   */
  recover(caller: Guest, recovery: Recovery): Promise<TokensAndCode>;
}

/** Getting back into an account whose password is forgotten. */
export function makeRecoveryService(
  database: NodePgDatabase,
  sessions: Pick<SessionService, 'start' | 'forgetLive'>,
  attempts: AttemptLimit,
  now: () => Date,
  canMail: boolean,
): RecoveryService {
  return {
    async means({ userId }) {
      const code = await readCode(database, userId);
      const email = await readEmail(database, userId);
      return {
        code_made_at: code?.createdAt.toISOString() ?? null,
        email: email && { address: email.address, confirmed: email.confirmedAt !== null },
        mail: canMail,
      };
    },

    async recover({ address }, { username, code, password }) {
      const problem = newPasswordError(password);
      if (problem) throw badRequest([{ path: '/new_password', message: problem }]);
      const key = usernameKey(username);
      const attempt = await attempts.begin(address, key);
      const account = await findCode(database, key);
      const next = newRecoveryCode();
      // Compared in any case: how long it takes must not tell whether there is such an account.
      const isRight = isCodeRight(account?.codeHash ?? null, code);
      const tokens =
        account && isRight ? await reset(account.userId, hashRecoveryCode(code), next, password) : null;
      if (!tokens) {
        await attempt.failed();
        throw new Problem(401, 'The username or the recovery code is wrong', {
          headers: { 'www-authenticate': 'Bearer' },
        });
      }
      sessions.forgetLive();
      await attempt.succeeded();
      return { ...tokens, recovery_code: next };
    },
  };

  /** The tokens of a new session; null when the code has been used up meanwhile. */
  async function reset(userId: string, used: Buffer, next: string, password: string) {
    const passwordHash = await hashPassword(password);
    return database.transaction(async (db) => {
      const code = { userId, codeHash: hashRecoveryCode(next), createdAt: now() };
      if (!(await replaceCode(db, used, code))) return null;
      await resetPassword(db, userId, passwordHash);
      await deleteLinks(db, userId);
      await deleteSessions(db, userId);
      return sessions.start(db, userId);
    });
  }
}

import type { components } from '@larder/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Guest, SignedIn } from '../platform/access/caller.ts';
import type { AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { holdUser } from '../platform/database/user.store.ts';
import { Problem } from '../platform/http/problem.ts';
import type { TokensAndCode, SignedInOn } from './account.service.ts';
import { ofAddress, ofDevice } from '../platform/attempts/buckets.ts';
import { resetPassword } from './account.store.ts';
import type { DeviceCookies } from './auth/device-cookies.ts';
import { refuseWeakPassword } from './auth/new-passwords.ts';
import { hashPassword } from './auth/passwords.ts';
import { hashRecoveryCode, isCodeRight, newRecoveryCode } from './auth/recovery-codes.ts';
import { deleteLinks, readEmail } from './email.store.ts';
import { findCode, readCode, replaceCode } from './recovery-code.store.ts';
import type { SessionService } from './session.service.ts';
import { deleteSessions } from './session.store.ts';

type RecoveryMeans = components['schemas']['RecoveryMeans'];

interface Recovery {
  readonly username: string;
  /** The recovery code as typed. */
  readonly code: string;
  /** The new password. */
  readonly password: string;
}

export interface RecoveryService {
  /** The caller's options after forgetting the password. */
  means(caller: SignedIn): Promise<RecoveryMeans>;
  /**
   * Sets a new password with a recovery code, which is consumed, and logs in. All earlier sessions end. A
   * wrong code and an unknown username get the same 401 after the same work.
   */
  recover(caller: Guest, recovery: Recovery): Promise<SignedInOn<TokensAndCode>>;
}

/** Recovery of accounts whose password was forgotten. */
export function makeRecoveryService({
  database,
  sessions,
  attempts,
  devices,
  now,
  canMail,
}: {
  database: NodePgDatabase;
  sessions: Pick<SessionService, 'start' | 'forgetLive'>;
  attempts: AttemptLimit;
  devices: DeviceCookies;
  now: () => Date;
  canMail: boolean;
}): RecoveryService {
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

    async recover(caller, { username, code, password }) {
      await refuseWeakPassword('/new_password', password, username);
      const { address } = caller;
      const account = await findCode(database, username);
      const device = account && devices.knownTo(account, caller);
      // Not per name: a code cannot be guessed, and otherwise anyone could keep cooks from using theirs.
      const bucket = account && device ? ofDevice(account.id, device) : ofAddress(address);
      const attempt = await attempts.begin(address, [bucket]);
      const next = newRecoveryCode();
      // Always compared: the timing must not reveal whether the account exists.
      const isRight = isCodeRight(account?.codeHash ?? null, code);
      const recovered =
        account && isRight
          ? await attempt.during(() => reset(caller, account.id, hashRecoveryCode(code), next, password))
          : null;
      if (!recovered) {
        attempt.failed('wrong recovery code');
        throw new Problem(401, 'The username or the recovery code is wrong', {
          headers: { 'www-authenticate': 'Bearer' },
        });
      }
      sessions.forgetLive();
      await attempt.succeeded();
      return { ...recovered, tokens: { ...recovered.tokens, recovery_code: next } };
    },
  };

  /** A new session's tokens; null if the code has been used up meanwhile. */
  async function reset(caller: Guest, userId: string, used: Buffer, next: string, password: string) {
    const passwordHash = await hashPassword(password);
    return database.transaction(async (db) => {
      if (!(await holdUser(db, userId))) return null;
      const code = { userId, codeHash: hashRecoveryCode(next), createdAt: now() };
      if (!(await replaceCode(db, used, code))) return null;
      await resetPassword(db, userId, passwordHash);
      await deleteLinks(db, userId);
      await deleteSessions(db, userId);
      return {
        tokens: await sessions.start(db, userId, caller),
        deviceCookie: devices.mark({ id: userId, passwordHash }, caller),
      };
    });
  }
}

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { requireAccess } from '../platform/access/access.ts';
import type { SignedIn } from '../platform/access/caller.ts';
import { takeTurn } from '../platform/database/user.store.ts';
import { Problem, signInAgain } from '../platform/http/problem.ts';
import { deleteAccount, holdAccount, replacePassword } from './account.store.ts';
import type { DeviceCookies } from './auth/device-cookies.ts';
import { refuseWeakPassword } from './auth/new-passwords.ts';
import { hashPassword } from './auth/passwords.ts';
import { hashRecoveryCode, newRecoveryCode } from './auth/recovery-codes.ts';
import { deleteLinks } from './email.store.ts';
import type { PasswordProof } from './password-proof.ts';
import { writeCode } from './recovery-code.store.ts';
import type { SessionService } from './session.service.ts';
import { deleteOtherSessions, deleteSession, type DeviceSession } from './session.store.ts';

export interface OwnAccountService {
  /**
   * Changes the caller's password and ends the caller's other sessions. Returns the cookie that marks the device as
   * known.
   */
  changePassword(caller: SignedIn, change: PasswordChange): Promise<{ deviceCookie: string }>;
  /** Creates a new recovery code for the caller, which is shown only this once. */
  renewCode(caller: SignedIn, password: string): Promise<string>;
  /** The caller's sessions, most recently used first. */
  sessions(caller: SignedIn): Promise<DeviceSession[]>;
  /** Ends one of the caller's sessions. */
  endSession(caller: SignedIn, id: string): Promise<void>;
  /** Deletes the caller's account and data. */
  remove(caller: SignedIn, password: string): Promise<void>;
}

interface PasswordChange {
  readonly present: string;
  readonly next: string;
}

/** Account actions. A stolen token is not enough: they require the password, with rate-limited guesses. */
export function makeOwnAccountService(
  database: NodePgDatabase,
  sessions: Pick<SessionService, 'forgetLive' | 'list'>,
  proof: PasswordProof,
  devices: DeviceCookies,
  now: () => Date,
): OwnAccountService {
  return {
    async changePassword(caller, { present, next }) {
      const account = await proof.accountOf(caller);
      await refuseWeakPassword('/new_password', next, account.username);
      if (!(await proof.isTheirs(caller, account, present))) {
        // The response to the same request was lost: the password has already been changed.
        const changed = await proof.prove(caller, next, '/current_password');
        return { deviceCookie: devices.mark(changed, caller) };
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
      return { deviceCookie: devices.mark({ ...account, passwordHash: newHash }, caller) };
    },

    async renewCode(caller, password) {
      const account = await proof.prove(caller, password);
      const code = newRecoveryCode();
      await database.transaction(async (db) => {
        // The password may have changed while this one was verified.
        if (!(await holdAccount(db, account))) throw signInAgain();
        await writeCode(db, { userId: account.id, codeHash: hashRecoveryCode(code), createdAt: now() });
      });
      return code;
    },

    sessions: (caller) => sessions.list(caller),

    async endSession(caller, id) {
      await requireAccess(database, caller, 'session.end', [id]);
      await deleteSession(database, caller.userId, id);
      sessions.forgetLive();
    },

    async remove(caller, password) {
      const account = await proof.prove(caller, password);
      const isDeleted = await database.transaction(async (db) => {
        await takeTurn(db, account.id);
        return deleteAccount(db, account);
      });
      if (!isDeleted) throw signInAgain();
      sessions.forgetLive();
    },
  };
}

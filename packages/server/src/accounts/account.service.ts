import { usernameError } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { Guest } from '../platform/access/caller.ts';
import type { AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { ofAddress, ofDevice, ofName, signUpsFrom } from '../platform/attempts/buckets.ts';
import { badRequest, Problem } from '../platform/http/problem.ts';
import { findAccount, holdAccount, insertAccount } from './account.store.ts';
import type { DeviceCookies } from './auth/device-cookies.ts';
import { hashInviteCode } from './auth/invites.ts';
import { refuseWeakPassword } from './auth/new-passwords.ts';
import { hashPassword, isPasswordRight } from './auth/passwords.ts';
import { hashRecoveryCode, newRecoveryCode } from './auth/recovery-codes.ts';
import { displayName, skeletonsOf, usernameKey } from './auth/usernames.ts';
import { useInvite } from './invite.store.ts';
import { writeCode } from './recovery-code.store.ts';
import type { SessionService, Tokens } from './session.service.ts';

interface Credentials {
  username: string;
  password: string;
}

const REFUSED_NAMES = {
  taken: 'This username is already taken',
  alike: 'This username looks like one that is already taken',
} as const;

/** Who may create an account: anyone, people with an invitation, or no one. */
export type Signups = 'open' | 'invite' | 'closed';

/** A new session's tokens, and the cookie that marks the device as known. */
export interface SignedInOn<Given extends Tokens = Tokens> {
  readonly tokens: Given;
  readonly deviceCookie: string;
}

/** A new session's tokens, and a recovery code that is shown only this once. */
export interface TokensAndCode extends Tokens {
  recovery_code: string;
}

export interface AccountService {
  /** Who may sign up here. */
  signups(): Signups;
  signUp(
    caller: Guest,
    credentials: Credentials & { invite?: string | undefined },
  ): Promise<SignedInOn<TokensAndCode>>;
  logIn(caller: Guest, credentials: Credentials): Promise<SignedInOn>;
}

/** Creates accounts and logs in to them. */
export function makeAccountService({
  database,
  sessions,
  attempts,
  devices,
  signups,
  now,
}: {
  database: NodePgDatabase;
  sessions: Pick<SessionService, 'start'>;
  attempts: AttemptLimit;
  devices: DeviceCookies;
  signups: Signups;
  now: () => Date;
}): AccountService {
  return {
    signups: () => signups,

    async signUp(caller, { username, password, invite }) {
      if (signups === 'closed') throw new Problem(403, 'This Larder isn’t accepting new accounts.');
      if (signups === 'invite' && invite === undefined) throw notInvited();
      const name = displayName(username);
      const nameError = usernameError(name);
      if (nameError) throw badRequest([{ path: '/username', message: nameError }]);
      await refuseWeakPassword('/password', password, name);

      // It counts even when it is refused: it is the accounts that are limited.
      const attempt = await attempts.begin(caller.address, [signUpsFrom(caller.address)]);
      return attempt.during(() => create(caller, name, password, invite));
    },

    async logIn(caller, { username, password }) {
      const { address } = caller;
      const account = await findAccount(database, username);
      const device = account && devices.knownTo(account, caller);
      const buckets =
        account && device
          ? [ofDevice(account.id, device)]
          : [ofAddress(address), ofName(usernameKey(username))];
      const attempt = await attempts.begin(address, buckets);
      const tokens = await attempt.during(async () => {
        const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
        if (!account || !isRight) return null;
        // The password may have changed while this one was verified.
        return database.transaction(async (db) =>
          (await holdAccount(db, account)) ? sessions.start(db, account.id, caller) : null,
        );
      });
      if (!account || !tokens) {
        attempt.failed(account ? 'wrong password' : 'unknown name');
        throw new Problem(401, 'Invalid credentials', { headers: { 'www-authenticate': 'Bearer' } });
      }
      await attempt.succeeded();
      return { tokens, deviceCookie: devices.mark(account, caller) };
    },
  };

  /** Makes the account and logs in to it. */
  async function create(caller: Guest, username: string, password: string, invite: string | undefined) {
    const account = {
      id: uuid(),
      username,
      skeletons: await skeletonsOf(username),
      passwordHash: await hashPassword(password),
      favoritesId: uuid(),
      now: now(),
    };
    const code = newRecoveryCode();
    const tokens = await database.transaction(async (db) => {
      const isInvited =
        signups === 'open' || (await useInvite(db, hashInviteCode(invite ?? ''), account.now));
      if (!isInvited) throw notInvited();
      // What is thrown here gives the invitation back.
      const outcome = await insertAccount(db, account);
      if (outcome !== 'made') throw new Problem(409, REFUSED_NAMES[outcome]);
      await writeCode(db, { userId: account.id, codeHash: hashRecoveryCode(code), createdAt: account.now });
      return sessions.start(db, account.id, caller);
    });
    return { tokens: { ...tokens, recovery_code: code }, deviceCookie: devices.mark(account, caller) };
  }
}

function notInvited(): Problem {
  return new Problem(403, 'You need a valid invitation to create an account here. Each link works once.');
}

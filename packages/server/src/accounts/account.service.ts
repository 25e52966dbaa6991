import { newPasswordError, usernameError } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { Guest } from '../platform/access/caller.ts';
import type { AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { badRequest, Problem } from '../platform/http/problem.ts';
import { findAccount, holdAccount, insertAccount } from './account.store.ts';
import { hashPassword, isPasswordRight } from './auth/passwords.ts';
import { hashRecoveryCode, newRecoveryCode } from './auth/recovery-codes.ts';
import { displayName, usernameKey } from './auth/usernames.ts';
import { writeCode } from './recovery-code.store.ts';
import type { SessionService, Tokens } from './session.service.ts';

interface Credentials {
  username: string;
  password: string;
}

/** The tokens of a new session, and a recovery code that is told this once. */
export interface TokensAndCode extends Tokens {
  recovery_code: string;
}

export interface AccountService {
  signUp(caller: Guest, credentials: Credentials): Promise<TokensAndCode>;
  logIn(caller: Guest, credentials: Credentials): Promise<Tokens>;
}

/** Accounts: making one, and signing in to it. */
export function makeAccountService(
  database: NodePgDatabase,
  sessions: SessionService,
  attempts: AttemptLimit,
  now: () => Date,
): AccountService {
  return {
    async signUp({ address }, { username, password }) {
      const name = displayName(username);
      const nameError = usernameError(name);
      if (nameError) throw badRequest([{ path: '/username', message: nameError }]);
      const passwordError = newPasswordError(password);
      if (passwordError) throw badRequest([{ path: '/password', message: passwordError }]);

      const attempt = await attempts.begin(address, null);
      const account = {
        id: uuid(),
        username: name,
        usernameKey: usernameKey(name),
        passwordHash: await hashPassword(password),
        favoritesId: uuid(),
        now: now(),
      };
      const code = newRecoveryCode();
      const tokens = await database.transaction(async (db) => {
        if (!(await insertAccount(db, account))) return null;
        await writeCode(db, { userId: account.id, codeHash: hashRecoveryCode(code), createdAt: account.now });
        return sessions.start(db, account.id);
      });
      if (!tokens) {
        await attempt.failed();
        throw new Problem(409, 'This username is already taken');
      }
      await attempt.succeeded();
      return { ...tokens, recovery_code: code };
    },

    async logIn({ address }, { username, password }) {
      const key = usernameKey(username);
      const attempt = await attempts.begin(address, key);
      const account = await findAccount(database, key);
      const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
      // The password may have been changed while this one was compared.
      const tokens =
        account && isRight
          ? await database.transaction(async (db) =>
              (await holdAccount(db, account)) ? sessions.start(db, account.id) : null,
            )
          : null;
      if (!tokens) {
        await attempt.failed();
        throw new Problem(401, 'Invalid credentials', { headers: { 'www-authenticate': 'Bearer' } });
      }
      await attempt.succeeded();
      return tokens;
    },
  };
}

import { newPasswordError } from '@larder/domain';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { Guest, SignedIn } from '../platform/access/caller.ts';
import type { Attempt, AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import type { Connection } from '../platform/database/connection.ts';
import { badRequest, Problem, signInAgain } from '../platform/http/problem.ts';
import { holdAccount, NOBODY, readAccount, resetPassword } from './account.store.ts';
import { hashPassword } from './auth/passwords.ts';
import { hashSecret, newSecret, readRefreshToken, writeRefreshToken } from './auth/refresh-tokens.ts';
import { usernameKey } from './auth/usernames.ts';
import {
  confirmAddress,
  countLinks,
  deleteEmail,
  deleteLinks,
  findConfirmedEmail,
  insertLink,
  useLink,
  writeEmail,
  type LinkPurpose,
} from './email.store.ts';
import type { Mailer } from './mail/mailer.ts';
import { confirmationMail, recoveryMail } from './mail/mails.ts';
import type { PasswordProof } from './password-proof.ts';
import type { SessionService, Tokens } from './session.service.ts';
import { deleteSessions } from './session.store.ts';

/** How long a link works, in milliseconds. */
const LINK_MS = 30 * 60 * 1000;
/** So many links of a cook may be open at once: nobody's inbox is flooded by those who know the name. */
const MOST_LINKS = 3;

export interface MailRecoveryService {
  /** Whether there is a mail server. */
  canMail(): boolean;
  /** Sets the caller's address and mails a link that confirms it; null takes the address away. */
  setEmail(caller: SignedIn, email: string | null, password: string): Promise<void>;
  /** Confirms the address that a link was mailed to; 400 when the link is no good. */
  confirm(caller: Guest, token: string): Promise<void>;
  /** Mails a link to the confirmed address of a name, if there is one. It takes no longer when there is none. */
  mailLink(caller: Guest, username: string): Promise<void>;
  /** Sets another password for a mailed link and signs in; 400 when the link is no good. */
  recover(caller: Guest, token: string, password: string): Promise<Tokens & { username: string }>;
}

/** Links by mail: one that confirms an address, and one that sets a new password. */
export function makeMailRecovery({
  database,
  sessions,
  attempts,
  proof,
  mailer,
  now,
}: {
  database: NodePgDatabase;
  sessions: Pick<SessionService, 'start' | 'forgetLive'>;
  attempts: AttemptLimit;
  proof: PasswordProof;
  mailer: Mailer | null;
  now: () => Date;
}): MailRecoveryService {
  const post = (): Mailer => {
    if (!mailer) throw new Problem(409, 'This Larder is not set up to send email.');
    return mailer;
  };

  /** A new link of a user, by its secret's hash in the database alone. The token is behind the '#': it reaches no log. */
  async function makeLink(db: Connection, userId: string, purpose: LinkPurpose): Promise<string> {
    const secret = newSecret();
    const link = { userId, id: uuid(), purpose, secretHash: hashSecret(secret) };
    await insertLink(db, { ...link, expiresAt: new Date(now().getTime() + LINK_MS) }, now());
    const page = purpose === 'confirm' ? 'confirm-email' : 'recover';
    return `${post().publicUrl}/${page}#${writeRefreshToken({ userId, secret })}`;
  }

  /** Counts a mail as a failed login of the address that asks for it, so that nobody floods an inbox; 429 after too many. */
  async function countMail({ address }: Guest): Promise<void> {
    const attempt = await attempts.begin(address, null);
    await attempt.failed();
  }

  /** Opens a link once and does what it is for, in one transaction; 400 when it is no good. */
  async function open<Done>(
    token: string,
    purpose: LinkPurpose,
    attempt: Attempt,
    then: (db: Connection, userId: string) => Promise<Done>,
  ): Promise<Done> {
    const given = readRefreshToken(token);
    const done =
      given &&
      (await database.transaction(async (db) => {
        const link = { userId: given.userId, secretHash: hashSecret(given.secret), purpose };
        return (await useLink(db, link, now())) ? { value: await then(db, given.userId) } : null;
      }));
    if (done) return done.value;
    await attempt.failed();
    const message = 'This link has expired or has already been used. Please ask for a new one.';
    throw badRequest([{ path: '/token', message }]);
  }

  return {
    canMail: () => mailer !== null,

    async setEmail(caller, email, password) {
      if (email !== null) post();
      const account = await proof.prove(caller, password);
      if (email !== null) await countMail(caller);
      const link = await database.transaction(async (db) => {
        if (!(await holdAccount(db, account))) throw signInAgain();
        if (email === null) return deleteEmail(db, account.id);
        await writeEmail(db, account.id, email);
        return makeLink(db, account.id, 'confirm');
      });
      if (email === null || !link) return;
      const { username } = account;
      post().inBackground(async () => confirmationMail({ to: email, username, link }));
    },

    async confirm({ address }, token) {
      const attempt = await attempts.begin(address, null);
      await open(token, 'confirm', attempt, (db, userId) => confirmAddress(db, userId, now()));
    },

    async mailLink(caller, username) {
      const { inBackground } = post();
      await countMail(caller);
      inBackground(() =>
        database.transaction(async (db) => {
          const found = await findConfirmedEmail(db, usernameKey(username));
          // Asked for nobody too: what is done behind the answer is heard in the time of the next one.
          const links = await countLinks(db, found?.userId ?? NOBODY, 'recover', now());
          if (!found || links >= MOST_LINKS) return null;
          const link = await makeLink(db, found.userId, 'recover');
          return recoveryMail({ to: found.address, username: found.username, link });
        }),
      );
    },

    async recover({ address }, token, password) {
      const problem = newPasswordError(password);
      if (problem) throw badRequest([{ path: '/new_password', message: problem }]);
      // Before the hash, which is dear: whoever has failed too often gets none.
      const attempt = await attempts.begin(address, null);
      const passwordHash = await hashPassword(password);
      const answer = await open(token, 'recover', attempt, async (db, userId) => {
        await resetPassword(db, userId, passwordHash);
        await deleteLinks(db, userId);
        await deleteSessions(db, userId);
        const account = await readAccount(db, userId);
        if (!account) throw signInAgain();
        return { ...(await sessions.start(db, userId)), username: account.username };
      });
      sessions.forgetLive();
      return answer;
    },
  };
}

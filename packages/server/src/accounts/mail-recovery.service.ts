import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { v7 as uuid } from 'uuid';
import type { Guest, SignedIn } from '../platform/access/caller.ts';
import type { Attempt, AttemptLimit } from '../platform/attempts/attempt-limit.ts';
import { ofAddress, ofUser, type Bucket } from '../platform/attempts/buckets.ts';
import type { Connection } from '../platform/database/connection.ts';
import { holdUser } from '../platform/database/user.store.ts';
import { badRequest, Problem, signInAgain } from '../platform/http/problem.ts';
import { holdAccount, NOBODY, readAccount, resetPassword } from './account.store.ts';
import type { SignedInOn } from './account.service.ts';
import type { DeviceCookies } from './auth/device-cookies.ts';
import { refuseWeakPassword } from './auth/new-passwords.ts';
import { hashPassword } from './auth/passwords.ts';
import { hashSecret, newSecret, readRefreshToken, writeRefreshToken } from './auth/refresh-tokens.ts';
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

/** How long a link is valid, in milliseconds. */
const LINK_MS = 30 * 60 * 1000;
/** Maximum number of valid links per user, so that nobody who knows a username can flood the inbox. */
const MOST_LINKS = 3;

export interface MailRecoveryService {
  /** Whether there is a mail server. */
  canMail(): boolean;
  /** Sets the caller's address and mails a confirmation link; null removes the address. */
  setEmail(caller: SignedIn, email: string | null, password: string): Promise<void>;
  /** Confirms the address of a link; 400 if the link is invalid. */
  confirm(caller: Guest, token: string): Promise<void>;
  /** Mails a link to a username's confirmed address, if there is one. Takes the same time if there is none. */
  mailLink(caller: Guest, username: string): Promise<void>;
  /** Sets a new password with a mailed link and logs in; 400 if the link is invalid. */
  recover(caller: Guest, token: string, password: string): Promise<SignedInOn<Tokens & { username: string }>>;
}

/** Mailed links for confirming an address and for setting a new password. */
export function makeMailRecovery({
  database,
  sessions,
  attempts,
  devices,
  proof,
  mailer,
  now,
}: {
  database: NodePgDatabase;
  sessions: Pick<SessionService, 'start' | 'forgetLive'>;
  attempts: AttemptLimit;
  devices: DeviceCookies;
  proof: PasswordProof;
  mailer: Mailer | null;
  now: () => Date;
}): MailRecoveryService {
  const post = (): Mailer => {
    if (!mailer) throw new Problem(409, 'This Larder is not set up to send email.');
    return mailer;
  };

  /**
   * Creates a link; the database stores only its secret's hash. The token is after the '#', so it never
   * reaches a log.
   */
  async function makeLink(db: Connection, userId: string, purpose: LinkPurpose): Promise<string> {
    const secret = newSecret();
    const link = { userId, id: uuid(), purpose, secretHash: hashSecret(secret) };
    await insertLink(db, { ...link, expiresAt: new Date(now().getTime() + LINK_MS) }, now());
    const page = purpose === 'confirm' ? 'confirm-email' : 'recover';
    return `${post().publicUrl}/${page}#${writeRefreshToken({ userId, secret })}`;
  }

  /** Counts a mail as a failed login of who asks for it, so that nobody floods an inbox; 429 after too many. */
  function countMail({ address }: Guest, bucket: Bucket): Promise<Attempt> {
    return attempts.begin(address, [bucket]);
  }

  /** Consumes a link and performs its action in one transaction; 400 if it is invalid. */
  async function open<Done>(
    token: string,
    purpose: LinkPurpose,
    attempt: Attempt,
    then: (db: Connection, userId: string) => Promise<Done>,
  ): Promise<Done> {
    const given = readRefreshToken(token);
    const done =
      given &&
      (await attempt.during(() =>
        database.transaction(async (db) => {
          if (!(await holdUser(db, given.userId))) return null;
          const link = { userId: given.userId, secretHash: hashSecret(given.secret), purpose };
          return (await useLink(db, link, now())) ? { value: await then(db, given.userId) } : null;
        }),
      ));
    if (done) {
      await attempt.succeeded();
      return done.value;
    }
    attempt.failed('wrong link');
    const message = 'This link has expired or has already been used. Please ask for a new one.';
    throw badRequest([{ path: '/token', message }]);
  }

  return {
    canMail: () => mailer !== null,

    async setEmail(caller, email, password) {
      if (email !== null) post();
      const account = await proof.prove(caller, password);
      if (email === null) {
        await database.transaction(async (db) => {
          if (!(await holdAccount(db, account))) throw signInAgain();
          await deleteEmail(db, account.id);
        });
        return;
      }
      const attempt = await countMail(caller, ofUser(caller.userId));
      const link = await attempt.during(() =>
        database.transaction(async (db) => {
          if (!(await holdAccount(db, account))) throw signInAgain();
          await writeEmail(db, account.id, email);
          return makeLink(db, account.id, 'confirm');
        }),
      );
      const { username } = account;
      post().inBackground(async () => confirmationMail({ to: email, username, link }));
    },

    async confirm({ address }, token) {
      const attempt = await attempts.begin(address, [ofAddress(address)]);
      await open(token, 'confirm', attempt, (db, userId) => confirmAddress(db, userId, now()));
    },

    async mailLink(caller, username) {
      const { inBackground } = post();
      await countMail(caller, ofAddress(caller.address));
      inBackground(() =>
        database.transaction(async (db) => {
          const found = await findConfirmedEmail(db, username);
          // Also for unknown users: work done after the response would show up in the next one's timing.
          const links = await countLinks(db, found?.userId ?? NOBODY, 'recover', now());
          if (!found || links >= MOST_LINKS) return null;
          const link = await makeLink(db, found.userId, 'recover');
          return recoveryMail({ to: found.address, username: found.username, link });
        }),
      );
    },

    async recover(caller, token, password) {
      await refuseWeakPassword('/new_password', password);
      const { address } = caller;
      // Before the expensive hash: rate-limited callers do not get one.
      const attempt = await attempts.begin(address, [ofAddress(address)]);
      const passwordHash = await hashPassword(password);
      const answer = await open(token, 'recover', attempt, async (db, userId) => {
        await resetPassword(db, userId, passwordHash);
        await deleteLinks(db, userId);
        await deleteSessions(db, userId);
        const account = await readAccount(db, userId);
        if (!account) throw signInAgain();
        // The name is known only now; an exception leaves the link unused.
        await refuseWeakPassword('/new_password', password, account.username);
        return {
          tokens: { ...(await sessions.start(db, userId, caller)), username: account.username },
          deviceCookie: devices.mark(account, caller),
        };
      });
      sessions.forgetLive();
      return answer;
    },
  };
}

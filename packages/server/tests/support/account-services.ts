import { makeAccountService, type AccountService, type Signups } from '../../src/accounts/account.service.ts';
import { makeAccessTokens } from '../../src/accounts/auth/access-tokens.ts';
import { makeDeviceCookies } from '../../src/accounts/auth/device-cookies.ts';
import { deriveKeys } from '../../src/accounts/auth/keys.ts';
import { makeMailRecovery, type MailRecoveryService } from '../../src/accounts/mail-recovery.service.ts';
import type { Mail } from '../../src/accounts/mail/mailer.ts';
import { makeOwnAccountService, type OwnAccountService } from '../../src/accounts/own-account.service.ts';
import { makePasswordProof } from '../../src/accounts/password-proof.ts';
import { makeRecoveryService, type RecoveryService } from '../../src/accounts/recovery.service.ts';
import { makeSessionService, type SessionService } from '../../src/accounts/session.service.ts';
import type { SignedIn } from '../../src/platform/access/caller.ts';
import { makeAttemptLimit } from '../../src/platform/attempts/attempt-limit.ts';
import type { Database } from '../../src/platform/database/open.ts';
import type { Problem } from '../../src/platform/http/problem.ts';
import { keptLog } from './logs.ts';

export const PUBLIC_URL = 'https://larder.example';
export const PASSWORD = 'correct horse';
export const NEXT = 'staple and salt';
export const HOME = { address: '192.0.2.1' };

const SECRET = 'a secret for the tests that is long enough';

/** The services of accounts on a database, without a server before them. */
export interface AccountServices {
  readonly accounts: AccountService;
  readonly own: OwnAccountService;
  readonly recovery: RecoveryService;
  readonly mail: MailRecoveryService;
  readonly sessions: SessionService;
  /** Waits for pending mails, and returns those since the last call. */
  mails(): Promise<Mail[]>;
  /** The reasons of failed attempts so far. */
  reasons(): string[];
}

export function accountServices(
  { db }: Pick<Database, 'db'>,
  now: () => Date,
  {
    attemptsPerMinute = 1_000,
    signUpsPerHour = 1_000,
    signups = 'open',
    canMail = true,
  }: { attemptsPerMinute?: number; signUpsPerHour?: number; signups?: Signups; canMail?: boolean } = {},
): AccountServices {
  const keys = deriveKeys(SECRET);
  const kept = keptLog();
  const limits = { failuresPerMinute: attemptsPerMinute, signUpsPerHour };
  const attempts = makeAttemptLimit(db, limits, now, kept.log);
  const sessions = makeSessionService(db, keys, makeAccessTokens(keys.accessTokens, now), now);
  const devices = makeDeviceCookies(keys.devices);
  const proof = makePasswordProof(db, attempts);
  let underWay: Promise<Mail | null>[] = [];
  const mailer = {
    publicUrl: PUBLIC_URL,
    inBackground: (work: () => Promise<Mail | null>) => void underWay.push(work()),
    close: async () => undefined,
  };
  const shared = { database: db, sessions, attempts, devices, now };
  return {
    accounts: makeAccountService({ ...shared, signups }),
    own: makeOwnAccountService(db, sessions, proof, devices, now),
    recovery: makeRecoveryService({ ...shared, canMail }),
    mail: makeMailRecovery({ ...shared, proof, mailer: canMail ? mailer : null }),
    sessions,
    async mails() {
      const sent = await Promise.all(underWay);
      underWay = [];
      return sent.flatMap((mail) => mail ?? []);
    },
    reasons: () =>
      kept
        .text()
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { reason: string }).reason),
  };
}

/** The secrets in the link of a mail. */
export const tokenIn = ({ text }: Mail): string => /#(\S+)/.exec(text)![1]!;

/** A cookie as a browser sends it back. */
export const sentBack = (setCookie: string): string => setCookie.split(';')[0]!;

/** How a call ended: 'done', or the status and message, or the error of a field. */
export const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    ({ status, message, errors }: Problem) =>
      errors?.length ? `${status} ${errors[0]!.path} ${errors[0]!.message}` : `${status} ${message}`,
  );

let cooks = 0;

/** A new cook who is logged in on one device. */
export async function newCook({ accounts, sessions }: AccountServices) {
  const username = `kitchen_${(cooks += 1)}`;
  const { tokens, deviceCookie } = await accounts.signUp(HOME, { username, password: PASSWORD });
  const holder = await sessions.authenticate(tokens.access_token);
  const caller: SignedIn = { ...HOME, ...holder! };
  return { username, caller, tokens, code: tokens.recovery_code, cookie: sentBack(deviceCookie) };
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import {
  accountServices,
  HOME,
  newCook,
  NEXT,
  outcome,
  PASSWORD,
  PUBLIC_URL,
  sentBack,
  tokenIn,
  type AccountServices,
} from '../support/account-services.ts';
import { createTestDatabase } from '../support/database.ts';
import { askWhileHeld } from '../support/locks.ts';

const START = Date.parse('2030-05-06T12:00:00Z');
const HALF_HOUR = 30 * 60_000;
const MOST = 4;
const EXPIRED = '400 /token This link has expired or has already been used. Please ask for a new one.';
const TOO_MANY = '429 Too many attempts. Please wait a minute.';
const NO_MAIL = '409 This Larder is not set up to send email.';
const SIGN_IN = '401 Please log in again.';

let database: Database;
let services: AccountServices;
let time: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from auth_attempts');
  time = START;
  services = accountServices(database, () => new Date(time), { attemptsPerMinute: MOST });
});
afterEach(() => services.mails());
afterAll(() => database.close());

type Cook = Awaited<ReturnType<typeof newCook>>;
const addressOf = ({ username }: Cook) => `${username}@example.com`;
const setEmail = (cook: Cook, email: string | null = addressOf(cook), password = PASSWORD) =>
  services.mail.setEmail(cook.caller, email, password);
const confirm = (token: string) => outcome(services.mail.confirm(HOME, token));
const ask = (username: string, address = HOME.address) => services.mail.mailLink({ address }, username);
const recover = (token: string, password = NEXT) => services.mail.recover(HOME, token, password);
const logIn = ({ username }: Cook, password: string) =>
  outcome(services.accounts.logIn({ address: '192.0.2.9' }, { username, password }));
const means = async ({ caller }: Cook) => (await services.recovery.means(caller)).email;
const token = async () => tokenIn((await services.mails())[0]!);

/** A cook with a confirmed address. */
async function withEmail(): Promise<Cook> {
  const cook = await newCook(services);
  await setEmail(cook);
  expect(await confirm(await token())).toBe('done');
  return cook;
}

/** The token of a mailed link with which one can set a password. */
async function link(cook: Cook): Promise<string> {
  await ask(cook.username);
  return token();
}

describe('an address', () => {
  test('is mailed a link that confirms it, once', async () => {
    const cook = await newCook(services);
    await setEmail(cook);
    const [mail, ...more] = await services.mails();
    expect([mail!.to, more]).toEqual([addressOf(cook), []]);
    expect(mail!.subject).toBe('Confirm your email address for Larder');
    expect(mail!.text).toContain(`Hello ${cook.username},`);
    expect(mail!.text).toContain(`\n${PUBLIC_URL}/confirm-email#`);
    expect(await means(cook)).toEqual({ address: addressOf(cook), confirmed: false });
    time += HALF_HOUR - 1;
    expect(await confirm(tokenIn(mail!))).toBe('done');
    expect(await means(cook)).toEqual({ address: addressOf(cook), confirmed: true });
    expect(await confirm(tokenIn(mail!))).toBe(EXPIRED);
    const { rows } = await database.pool.query(
      'select confirmed_at from email_addresses where user_id = $1',
      [cook.caller.userId],
    );
    expect(rows).toEqual([{ confirmed_at: new Date(time) }]);
  });

  test('is not mailed for a wrong password, or one that is changed meanwhile', async () => {
    const cook = await newCook(services);
    expect(await outcome(setEmail(cook, 'a@b.c', 'wrong horse'))).toBe(
      '400 /password This is not your password',
    );
    const change = `update users set password_hash = 'another' where id = '${cook.caller.userId}'`;
    expect(await askWhileHeld(database.pool, change, () => outcome(setEmail(cook)))).toBe(SIGN_IN);
    expect([await means(cook), await services.mails()]).toEqual([null, []]);
  });

  test('is mailed a few times a minute', async () => {
    const cook = await newCook(services);
    for (let nth = 0; nth < MOST; nth += 1) await setEmail(cook);
    expect(await outcome(setEmail(cook))).toBe(TOO_MANY);
    expect(await services.mails()).toHaveLength(MOST);
    time += 60_000;
    // Removing it sends no mail, and so does not count.
    for (let nth = 0; nth < MOST; nth += 1) await setEmail(cook, null);
    expect(await outcome(setEmail(cook))).toBe('done');
  });

  test('can be removed, with its links', async () => {
    const cook = await withEmail();
    const recovery = await link(cook);
    await setEmail(cook, null);
    expect([await means(cook), await services.mails()]).toEqual([null, []]);
    expect(await outcome(recover(recovery))).toBe(EXPIRED);
  });

  test('is not removed when the password is changed meanwhile', async () => {
    const cook = await withEmail();
    const change = `update users set password_hash = 'another' where id = '${cook.caller.userId}'`;
    expect(await askWhileHeld(database.pool, change, () => outcome(setEmail(cook, null)))).toBe(SIGN_IN);
    expect(await means(cook)).toEqual({ address: addressOf(cook), confirmed: true });
  });

  test('cannot be set without mail, but removed', async () => {
    const cook = await newCook(services);
    expect(services.mail.canMail()).toBe(true);
    services = accountServices(database, () => new Date(time), { canMail: false });
    expect(services.mail.canMail()).toBe(false);
    expect(await outcome(setEmail(cook))).toBe(NO_MAIL);
    expect(await outcome(ask(cook.username))).toBe(NO_MAIL);
    expect(await outcome(setEmail(cook, null))).toBe('done');
  });
});

describe('a forgotten password', () => {
  test('is set by a mailed link, which ends all sessions and links and makes the device known', async () => {
    const cook = await withEmail();
    const other = await link(cook);
    await ask(cook.username);
    const [mail] = await services.mails();
    expect(mail).toMatchObject({ to: addressOf(cook), subject: 'Set a new password for Larder' });
    expect(mail!.text).toContain(`\n${PUBLIC_URL}/recover#`);
    await services.sessions.authenticate(cook.tokens.access_token);
    const { tokens, deviceCookie } = await recover(tokenIn(mail!));
    expect(tokens.username).toBe(cook.username);
    expect(await services.sessions.authenticate(tokens.access_token)).toMatchObject({
      userId: cook.caller.userId,
    });
    expect(await services.sessions.authenticate(cook.tokens.access_token)).toBeNull();
    expect(await outcome(services.sessions.refresh(cook.tokens.refresh_token))).toBe(SIGN_IN);
    expect(await outcome(recover(other))).toBe(EXPIRED);
    expect([await logIn(cook, PASSWORD), await logIn(cook, NEXT)]).toEqual([
      '401 Invalid credentials',
      'done',
    ]);
    const known = { ...HOME, cookie: sentBack(deviceCookie) };
    for (let guess = 0; guess < MOST; guess += 1) {
      await outcome(services.accounts.logIn(HOME, { username: cook.username, password: 'wrong horse' }));
    }
    expect(await outcome(services.accounts.logIn(known, { username: cook.username, password: NEXT }))).toBe(
      'done',
    );
  });

  test.each([
    { age: HALF_HOUR - 1, becomes: 'done' },
    { age: HALF_HOUR, becomes: EXPIRED },
  ])('by a link that is $age ms old: $becomes', async ({ age, becomes }) => {
    const recovery = await link(await withEmail());
    time += age;
    expect(await outcome(recover(recovery))).toBe(becomes);
  });

  test('is not set by the other kind of link', async () => {
    const cook = await newCook(services);
    await setEmail(cook);
    const confirmation = await token();
    expect(await outcome(recover(confirmation))).toBe(EXPIRED);
    expect(await confirm(confirmation)).toBe('done');
    expect(await confirm(await link(cook))).toBe(EXPIRED);
  });

  test.each([
    { password: '1234567', problem: '400 /new_password Password must be at least 8 characters' },
    { password: 'NAME!', problem: '400 /new_password Your password must not be made of your username.' },
  ])('is not set to a weak one, and the link still works: $password', async ({ password, problem }) => {
    const cook = await withEmail();
    const recovery = await link(cook);
    expect(await outcome(recover(recovery, password.replace('NAME', cook.username)))).toBe(problem);
    expect(await logIn(cook, PASSWORD)).toBe('done');
    expect(await outcome(recover(recovery))).toBe('done');
  });

  test('is not set for a deleted account', async () => {
    const cook = await withEmail();
    const recovery = await link(cook);
    const deletion = `delete from users where id = '${cook.caller.userId}'`;
    expect(await askWhileHeld(database.pool, deletion, () => outcome(recover(recovery)))).toBe(EXPIRED);
  });

  test('counts wrong links against the address, but not right ones', async () => {
    const cook = await withEmail();
    for (let nth = 0; nth <= MOST; nth += 1) {
      await database.pool.query(`delete from auth_attempts where key like 'address 192.0.2.7'`);
      await ask(cook.username, '192.0.2.7');
      expect(await outcome(recover(await token(), NEXT))).toBe('done');
    }
    expect(services.reasons()).toEqual([]);
    for (const bad of ['no link', 'AAAA', cook.tokens.refresh_token]) {
      expect(await outcome(recover(bad))).toBe(EXPIRED);
    }
    expect(await confirm('no link')).toBe(EXPIRED);
    expect(services.reasons()).toEqual(Array.from({ length: 4 }, () => 'wrong link'));
    expect(await outcome(recover('no link'))).toBe(TOO_MANY);
    expect(await confirm('no link')).toBe(TOO_MANY);
  });
});

describe('a link for a forgotten password', () => {
  test('is mailed to nobody unknown or unconfirmed', async () => {
    const cook = await newCook(services);
    await setEmail(cook);
    await services.mails();
    await ask(cook.username);
    await ask('nobody_at_all');
    expect(await services.mails()).toEqual([]);
  });

  test('is mailed three at a time, and again once the first have expired', async () => {
    const cook = await withEmail();
    const askOnce = async (nth: number) => {
      await ask(cook.username, `192.0.2.${nth}`);
      return (await services.mails()).length;
    };
    expect([await askOnce(1), await askOnce(2), await askOnce(3), await askOnce(4)]).toEqual([1, 1, 1, 0]);
    time += HALF_HOUR;
    expect(await askOnce(5)).toBe(1);
  });

  test('can be requested a few times a minute from one address', async () => {
    for (let nth = 0; nth < MOST; nth += 1) await ask(`nobody_${nth}`);
    expect(await outcome(ask('nobody'))).toBe(TOO_MANY);
    expect(await outcome(ask('nobody', '192.0.2.2'))).toBe('done');
  });
});

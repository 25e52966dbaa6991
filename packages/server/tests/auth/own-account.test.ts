import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import {
  accountServices,
  HOME,
  newCook,
  NEXT,
  outcome,
  PASSWORD,
  sentBack,
  tokenIn,
  type AccountServices,
} from '../support/account-services.ts';
import { createTestDatabase } from '../support/database.ts';
import { askWhileHeld } from '../support/locks.ts';

const NOW = new Date('2030-05-06T12:00:00Z');
const MOST = 3;
const SIGN_IN = '401 Please log in again.';
const TOO_MANY = '429 Too many attempts. Please wait a minute.';

let database: Database;
let services: AccountServices;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.pool.query('delete from auth_attempts');
  services = accountServices(database, () => NOW, { attemptsPerMinute: MOST });
});
afterAll(() => database.close());

type Cook = Awaited<ReturnType<typeof newCook>>;
const change = ({ caller }: Cook, present: string, next: string) =>
  services.own.changePassword(caller, { present, next });
const logIn = ({ username }: Cook, password = PASSWORD, caller: object = {}) =>
  services.accounts.logIn({ address: '192.0.2.9', ...caller }, { username, password });
const goesOn = async (accessToken: string) => (await services.sessions.authenticate(accessToken)) !== null;
const changed = ({ caller }: Cook) => `update users set password_hash = 'x' where id = '${caller.userId}'`;
const gone = ({ caller }: Cook) => database.pool.query('delete from users where id = $1', [caller.userId]);

describe('a change of the password', () => {
  test('ends the other sessions at once, with the mailed links, and makes the device known again', async () => {
    const cook = await newCook(services);
    const other = (await logIn(cook)).tokens;
    expect(await goesOn(other.access_token)).toBe(true);
    await services.mail.setEmail(cook.caller, 'cook@example.com', PASSWORD);
    const [mail] = await services.mails();
    const { deviceCookie } = await change(cook, PASSWORD, NEXT);
    expect(await goesOn(other.access_token)).toBe(false);
    expect(await outcome(services.sessions.refresh(other.refresh_token))).toBe(SIGN_IN);
    expect(await goesOn(cook.tokens.access_token)).toBe(true);
    expect(await outcome(services.mail.confirm(HOME, tokenIn(mail!)))).toMatch(/^400 \/token/);
    expect(await outcome(logIn(cook))).toBe('401 Invalid credentials');
    for (let guess = 1; guess < MOST; guess += 1) await outcome(logIn(cook));
    expect(await outcome(logIn(cook, NEXT))).toBe(TOO_MANY);
    expect(await outcome(logIn(cook, NEXT, { cookie: sentBack(deviceCookie) }))).toBe('done');
  });

  test('gets the same answer when repeated because the first was lost', async () => {
    const cook = await newCook(services);
    await change(cook, PASSWORD, NEXT);
    const { deviceCookie } = await change(cook, PASSWORD, NEXT);
    for (let guess = 0; guess < MOST; guess += 1) await outcome(logIn(cook, 'wrong horse'));
    expect(await outcome(logIn(cook, NEXT, { cookie: sentBack(deviceCookie) }))).toBe('done');
  });

  test.each([
    {
      why: 'a wrong present one',
      present: 'wrong horse',
      next: NEXT,
      problem: '400 /current_password This is not your password',
    },
    {
      why: 'a short new one',
      present: PASSWORD,
      next: '1234567',
      problem: '400 /new_password Password must be at least 8 characters',
    },
    {
      why: 'a new one made of the username',
      present: PASSWORD,
      next: 'NAME!',
      problem: '400 /new_password Your password must not be made of your username.',
    },
  ])('is refused for $why', async ({ present, next, problem }) => {
    const cook = await newCook(services);
    expect(await outcome(change(cook, present, next.replace('NAME', cook.username)))).toBe(problem);
    expect(await outcome(logIn(cook))).toBe('done');
  });

  test('is refused when it was changed meanwhile, and ends no session', async () => {
    const cook = await newCook(services);
    const other = (await logIn(cook)).tokens;
    expect(
      await askWhileHeld(database.pool, changed(cook), () => outcome(change(cook, PASSWORD, NEXT))),
    ).toBe('409 The password has just been changed elsewhere.');
    expect(await goesOn(other.access_token)).toBe(true);
  });

  test('is refused for a deleted account', async () => {
    const cook = await newCook(services);
    await gone(cook);
    expect(await outcome(change(cook, PASSWORD, NEXT))).toBe(SIGN_IN);
  });
});

describe('the password of a cook who is signed in', () => {
  test('may be guessed a few times, which counts against nobody else', async () => {
    const [cook, neighbour] = [await newCook(services), await newCook(services)];
    const remove = ({ caller }: Cook, password: string) => outcome(services.own.remove(caller, password));
    for (let guess = 0; guess < MOST; guess += 1) {
      expect(await remove(cook, 'wrong horse')).toBe('400 /password This is not your password');
    }
    expect(services.reasons()).toEqual(Array.from({ length: MOST }, () => 'wrong password'));
    expect(await remove(cook, PASSWORD)).toBe(TOO_MANY);
    expect(await outcome(logIn(cook))).toBe('done');
    expect(await remove(neighbour, PASSWORD)).toBe('done');
  });

  test('does not count when it is right', async () => {
    const cook = await newCook(services);
    for (let time = 0; time <= MOST; time += 1) await services.own.renewCode(cook.caller, PASSWORD);
    expect(services.reasons()).toEqual([]);
  });
});

describe('a new code', () => {
  const recover = ({ username }: Cook, code: string) =>
    outcome(services.recovery.recover(HOME, { username, code, password: NEXT }));

  test('replaces the old one at once', async () => {
    const cook = await newCook(services);
    const later = accountServices(database, () => new Date(NOW.getTime() + 60_000));
    const code = await later.own.renewCode(cook.caller, PASSWORD);
    expect((await services.recovery.means(cook.caller)).code_made_at).toBe('2030-05-06T12:01:00.000Z');
    expect(await recover(cook, cook.code)).toBe('401 The username or the recovery code is wrong');
    expect(await recover(cook, code)).toBe('done');
  });

  test('is not made for a wrong password', async () => {
    const cook = await newCook(services);
    expect(await outcome(services.own.renewCode(cook.caller, 'wrong horse'))).toBe(
      '400 /password This is not your password',
    );
    expect(await recover(cook, cook.code)).toBe('done');
  });

  test('is not made when the password is changed meanwhile', async () => {
    const cook = await newCook(services);
    const renew = () => outcome(services.own.renewCode(cook.caller, PASSWORD));
    expect(await askWhileHeld(database.pool, changed(cook), renew)).toBe(SIGN_IN);
    expect(await recover(cook, cook.code)).toBe('done');
  });
});

describe('sessions', () => {
  test('are listed, and ended one by one, at once', async () => {
    const [cook, neighbour] = [await newCook(services), await newCook(services)];
    const other = (await logIn(cook)).tokens;
    expect(await goesOn(other.access_token)).toBe(true);
    const ids = async () => (await services.own.sessions(cook.caller)).map(({ id }) => id);
    const id = (await ids()).find((one) => one !== cook.caller.sessionId);
    const end = ({ caller }: Cook, session: string) => outcome(services.own.endSession(caller, session));
    expect(await end(neighbour, id!)).toMatch(/^404/);
    expect(await end(cook, randomUUID())).toMatch(/^404/);
    expect(await ids()).toHaveLength(2);
    expect(await end(cook, id!)).toBe('done');
    expect(await goesOn(other.access_token)).toBe(false);
    expect(await ids()).toEqual([cook.caller.sessionId]);
  });
});

describe('the deletion of an account', () => {
  test('ends its sessions at once', async () => {
    const cook = await newCook(services);
    expect(await goesOn(cook.tokens.access_token)).toBe(true);
    await services.own.remove(cook.caller, PASSWORD);
    expect(await goesOn(cook.tokens.access_token)).toBe(false);
    expect(await outcome(services.own.remove(cook.caller, PASSWORD))).toBe(SIGN_IN);
  });

  test('is refused when the password is changed meanwhile', async () => {
    const cook = await newCook(services);
    const remove = () => outcome(services.own.remove(cook.caller, PASSWORD));
    expect(await askWhileHeld(database.pool, changed(cook), remove)).toBe(SIGN_IN);
    expect(await goesOn(cook.tokens.access_token)).toBe(true);
  });
});

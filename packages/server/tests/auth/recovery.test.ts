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
const NO_CODE = '7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA';
const WRONG = '401 The username or the recovery code is wrong';
const TOO_MANY = '429 Too many attempts. Please wait a minute.';
const MOST = 3;

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

const recover = (username: string, code: string, password = NEXT, caller: object = HOME) =>
  services.recovery.recover({ ...HOME, ...caller }, { username, code, password });
const logIn = (username: string, password: string) =>
  outcome(services.accounts.logIn({ address: '192.0.2.9' }, { username, password }));

describe('the means of recovery', () => {
  test.each([true, false])('are a code, an address and mail, where available: mail %s', async (canMail) => {
    services = accountServices(database, () => NOW, { canMail });
    const { caller } = await newCook(services);
    const means = { code_made_at: NOW.toISOString(), email: null, mail: canMail };
    expect(await services.recovery.means(caller)).toEqual(means);
    await database.pool.query('delete from recovery_codes where user_id = $1', [caller.userId]);
    expect(await services.recovery.means(caller)).toEqual({ ...means, code_made_at: null });
  });

  test('say whether the address is confirmed', async () => {
    const { caller } = await newCook(services);
    await services.mail.setEmail(caller, 'cook@example.com', PASSWORD);
    const email = async () => (await services.recovery.means(caller)).email;
    expect(await email()).toEqual({ address: 'cook@example.com', confirmed: false });
    await services.mail.confirm(HOME, tokenIn((await services.mails())[0]!));
    expect(await email()).toEqual({ address: 'cook@example.com', confirmed: true });
  });
});

describe('with the code', () => {
  test('the password changes, only the new session continues, and its device is known', async () => {
    const { username, code, caller, tokens } = await newCook(services);
    await services.sessions.authenticate(tokens.access_token);
    await services.mail.setEmail(caller, 'cook@example.com', PASSWORD);
    const [mail] = await services.mails();
    const recovered = await recover(username, code);
    expect(await services.sessions.authenticate(recovered.tokens.access_token)).toMatchObject({
      userId: caller.userId,
    });
    expect(await services.sessions.authenticate(tokens.access_token)).toBeNull();
    expect(await outcome(services.sessions.refresh(tokens.refresh_token))).toBe('401 Please log in again.');
    // A mailed link is worth as much as the old password.
    expect(await outcome(services.mail.confirm(HOME, tokenIn(mail!)))).toMatch(/^400 \/token/);
    expect([await logIn(username, PASSWORD), await logIn(username, NEXT)]).toEqual([
      '401 Invalid credentials',
      'done',
    ]);
    // Guesses from the same address do not lock out the device.
    for (let guess = 0; guess < MOST; guess += 1) await outcome(recover('nobody', NO_CODE));
    const known = { cookie: sentBack(recovered.deviceCookie) };
    expect(await outcome(recover(username, recovered.tokens.recovery_code, 'a third password', known))).toBe(
      'done',
    );
  });

  test('there is a next one, made now, and this one is used up [RECOVERY-07]', async () => {
    const { username, code, caller } = await newCook(services);
    const later = accountServices(database, () => new Date(NOW.getTime() + 60_000));
    const answer = await later.recovery.recover(HOME, { username, code, password: NEXT });
    const next = answer.tokens.recovery_code;
    expect(next).not.toBe(code);
    expect((await services.recovery.means(caller)).code_made_at).toBe('2030-05-06T12:01:00.000Z');
    expect(await outcome(recover(username, code))).toBe(WRONG);
    expect(await outcome(recover(username, next))).toBe('done');
  });

  test.each([
    { why: 'the code is used meanwhile', change: `update recovery_codes set code_hash = 'another'` },
    { why: 'the account is deleted meanwhile', change: 'delete from users' },
  ])('nothing happens when $why', async ({ change }) => {
    const { username, code, caller } = await newCook(services);
    const key = change.startsWith('update') ? 'user_id' : 'id';
    const statement = `${change} where ${key} = '${caller.userId}'`;
    expect(await askWhileHeld(database.pool, statement, () => outcome(recover(username, code)))).toBe(WRONG);
    const { rows } = await database.pool.query('select from sessions where user_id = $1', [caller.userId]);
    expect(rows).toHaveLength(change.startsWith('update') ? 1 : 0);
  });

  test.each([
    { password: '1234567', problem: '400 /new_password Password must be at least 8 characters' },
    { password: 'USERNAME!', problem: '400 /new_password Your password must not be made of your username.' },
  ])('a weak password is refused, and the code still works: $password', async ({ password, problem }) => {
    const { username, code } = await newCook(services);
    expect(await outcome(recover(username, code, password.replace('USERNAME', username)))).toBe(problem);
    expect(await outcome(recover(username, code))).toBe('done');
  });

  test('success does not count', async () => {
    const cook = await newCook(services);
    let { code } = cook;
    for (let time = 0; time <= MOST; time += 1) {
      code = (await recover(cook.username, code)).tokens.recovery_code;
    }
    expect(services.reasons()).toEqual([]);
  });
});

describe('without it', () => {
  test.each([
    { why: 'a wrong code', name: null, code: NO_CODE },
    { why: 'no code at all', name: null, code: 'no code at all' },
    { why: 'an unknown name', name: 'nobody_at_all', code: NO_CODE },
  ])('$why is refused, and counts against the address', async ({ name, code }) => {
    const cook = await newCook(services);
    for (let guess = 0; guess < MOST; guess += 1) {
      await expect(recover(name ?? cook.username, code)).rejects.toMatchObject({
        status: 401,
        message: 'The username or the recovery code is wrong',
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    expect(services.reasons()).toEqual(Array.from({ length: MOST }, () => 'wrong recovery code'));
    expect(await outcome(recover(cook.username, cook.code))).toBe(TOO_MANY);
    expect(await outcome(recover(cook.username, cook.code, NEXT, { address: '192.0.2.2' }))).toBe('done');
  });

  test('a cook whose account is older than codes is refused', async () => {
    const { username, code, caller } = await newCook(services);
    await database.pool.query('delete from recovery_codes where user_id = $1', [caller.userId]);
    expect(await outcome(recover(username, code))).toBe(WRONG);
  });

  test('guesses on a known device count against it alone', async () => {
    const { username, code, cookie } = await newCook(services);
    for (let guess = 0; guess < MOST; guess += 1) {
      expect(await outcome(recover(username, NO_CODE, NEXT, { cookie }))).toBe(WRONG);
    }
    expect(await outcome(recover(username, code, NEXT, { cookie }))).toBe(TOO_MANY);
    expect(await outcome(recover(username, code))).toBe('done');
  });
});

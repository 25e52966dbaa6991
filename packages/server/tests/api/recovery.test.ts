import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const PASSWORD = 'correct horse';
const NEXT = 'staple and salt';
const NO_CODE = '7KQM-2XWB-9HTD-4NRG-V3YC-8ZPF-60SA';
const FORM = /^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/;

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE, attemptsPerMinute: 5 });
});
beforeEach(() => api.database.pool.query('delete from auth_attempts'));
afterAll(() => api.close());

let cooks = 0;
/** A new cook, with the code shown at sign-up. */
async function signUp() {
  const username = `forgetful_${(cooks += 1)}`;
  const { status, body } = await api.call('POST', '/auth/signup', { body: { username, password: PASSWORD } });
  expect(status).toBe(201);
  const { access_token: token, refresh_token: refreshToken, recovery_code: code } = body.data;
  return { username, refreshToken, code: code as string, call: api.as(token) };
}

const recover = (username: string, recovery_code: string, new_password = NEXT) =>
  api.call('POST', '/auth/recover', { body: { username, recovery_code, new_password } });
const logIn = (username: string, password: string) =>
  api.call('POST', '/auth/login', { body: { username, password } });
const renew = (call: Api['call'], password: string) =>
  call('POST', '/account/recovery-code', { body: { password } });

describe('the sign-up code', () => {
  test('is shown once, and not stored in the database [RECOVERY-01]', async () => {
    const { username, code, call } = await signUp();
    expect(code).toMatch(FORM);
    const { body } = await logIn(username, PASSWORD);
    expect(Object.keys(body.data).toSorted()).toEqual(['access_token', 'refresh_token']);
    const { rows } = await api.database.pool.query<{ all: string }>(
      'select string_agg(kept::text, $1) as all from recovery_codes kept',
      [' '],
    );
    expect(rows[0]?.all).not.toContain(code);
    expect(rows[0]?.all).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'));
    const means = (await call('GET', '/account/recovery')).body.data;
    expect(Date.parse(means.code_made_at)).toBeGreaterThan(Date.now() - 60_000);
    const file = JSON.stringify((await call('GET', '/account/export')).body);
    expect(file).toContain(means.code_made_at);
    expect(file).not.toContain(code);
  });

  test('sets a new password, logs in, and ends every earlier session [RECOVERY-08]', async () => {
    const cook = await signUp();
    const elsewhere = (await logIn(cook.username, PASSWORD)).body.data;
    const { status, body } = await recover(cook.username.toUpperCase(), cook.code);
    expect(status).toBe(200);
    expect((await api.as(body.data.access_token)('GET', '/pantry')).status).toBe(200);
    expect((await cook.call('GET', '/pantry')).status).toBe(401);
    for (const token of [cook.refreshToken, elsewhere.refresh_token]) {
      const answer = await api.call('POST', '/auth/refresh', { body: { refresh_token: token } });
      expect(answer.status).toBe(401);
    }
    expect((await logIn(cook.username, PASSWORD)).status).toBe(401);
    expect((await logIn(cook.username, NEXT)).status).toBe(200);
  });

  test('works once, however many use it simultaneously', async () => {
    const { username, code } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, nth) => recover(username, code, `password number ${nth}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  test.each([
    {
      why: 'in lower case without hyphens',
      typed: (code: string) => code.toLowerCase().replaceAll('-', ''),
    },
    { why: 'with spaces', typed: (code: string) => ` ${code.replaceAll('-', ' ')} ` },
  ])('may be typed $why', async ({ typed }) => {
    const { username, code } = await signUp();
    expect((await recover(username, typed(code))).status).toBe(200);
  });
});

describe('what is rejected', () => {
  test("a wrong code, another cook's, a missing one and an unknown username get the same answer, after the same queries [RECOVERY-09]", async () => {
    const cook = await signUp();
    const neighbour = await signUp();
    const old = await signUp();
    await api.database.pool.query(
      'delete from recovery_codes where user_id = (select id from users where username = $1)',
      [old.username],
    );
    // Old attempts are deleted at random times: not now.
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => chance.mockRestore());
    const asked: number[] = [];
    const answers: { status: number; body: unknown; asks: string | null }[] = [];
    const { pool } = api.database;
    const { query } = pool;
    for (const [name, code] of [
      [cook.username, NO_CODE],
      [cook.username, neighbour.code],
      [cook.username, 'no code at all'],
      [old.username, old.code],
      ['nobody_at_all', cook.code],
    ] as const) {
      let questions = 0;
      pool.query = ((...given: Parameters<typeof query>) => {
        questions += 1;
        return query.apply(pool, given);
      }) as typeof query;
      const { status, body, headers } = await recover(name, code);
      pool.query = query;
      asked.push(questions);
      answers.push({ status, body, asks: headers.get('www-authenticate') });
      await pool.query('delete from auth_attempts');
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      body: { detail: 'The username or the recovery code is wrong' },
    });
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(asked[0]).toBeGreaterThan(1);
    expect(asked).toEqual(asked.map(() => asked[0]));
    expect((await logIn(cook.username, PASSWORD)).status).toBe(200);
  });

  test('more guesses than logins are allowed, as they share the limit [RECOVERY-10]', async () => {
    const { username, code } = await signUp();
    const answers = [];
    for (let guess = 0; guess < 3; guess += 1) answers.push(await recover(username, NO_CODE));
    for (let guess = 0; guess < 2; guess += 1) answers.push(await logIn(username, 'wrong horse'));
    answers.push(await recover(username, code));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    api.pass(61_000);
    expect((await recover(username, code)).status).toBe(200);
  });
});

describe('a new code from the settings', () => {
  test('is available to accounts older than codes', async () => {
    const { username, call } = await signUp();
    await api.database.pool.query(
      'delete from recovery_codes where user_id = (select id from users where username = $1)',
      [username],
    );
    expect((await call('GET', '/account/recovery')).body.data).toMatchObject({ code_made_at: null });
    expect((await call('GET', '/account/export')).body.data.account.recovery_code).toBeNull();
    const { body } = await renew(call, PASSWORD);
    expect((await recover(username, body.data.recovery_code)).status).toBe(200);
  });
});

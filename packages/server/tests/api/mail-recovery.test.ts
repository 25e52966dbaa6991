import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { askWhileHeld } from '../support/locks.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '../support/mail-server.ts';
import { startApi, until, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const PASSWORD = 'correct horse';
const NEXT = 'staple and salt';
const PUBLIC_URL = 'https://larder.example';

let mails: MailServer;
let api: Api;
beforeAll(async () => {
  mails = await startMailServer();
  api = await startApi({
    catalogue: SMALL_CATALOGUE,
    attemptsPerMinute: 20,
    mail: { smtpUrl: mails.url, from: 'Larder <larder@larder.example>', publicUrl: PUBLIC_URL },
  });
});
beforeEach(async () => {
  mails.received.length = 0;
  await api.database.pool.query('delete from auth_attempts');
});
afterAll(async () => {
  await api.close();
  await mails.close();
});

const setEmail = ({ call }: Pick<User, 'call'>, email: string | null, password = PASSWORD) =>
  call('PUT', '/account/email', { body: { email, password } });
const confirm = (token: string) => api.call('POST', '/auth/email/confirm', { body: { token } });
const ask = (username: string) => api.call('POST', '/auth/recover/mail', { body: { username } });
const recover = (token: string, new_password = NEXT) =>
  api.call('POST', '/auth/recover/link', { body: { token, new_password } });
const logIn = (username: string, password: string) =>
  api.call('POST', '/auth/login', { body: { username, password } });

/** The next mail, once it has arrived. */
async function nextMail(): Promise<ReceivedMail> {
  await until(async () => mails.received.length > 0);
  return mails.received.shift()!;
}

/** A cook with a confirmed address. */
async function withEmail() {
  const cook = await api.signUp();
  const email = `${cook.username}@example.com`;
  expect((await setEmail(cook, email)).status).toBe(204);
  expect((await confirm((await nextMail()).link.token)).status).toBe(204);
  return { ...cook, email };
}

describe('an address', () => {
  test('is confirmed by the mailed link, once [RECOVERY-14]', async () => {
    const cook = await api.signUp();
    await setEmail(cook, 'cook@example.com');
    const mail = await nextMail();
    expect(mail).toMatchObject({
      to: 'cook@example.com',
      subject: 'Confirm your email address for Larder',
      link: { page: `${PUBLIC_URL}/confirm-email` },
    });
    expect(mail.text).toContain(`Hello ${cook.username},`);
    const means = async () => (await cook.call('GET', '/account/recovery')).body.data;
    expect(await means()).toMatchObject({
      mail: true,
      email: { address: 'cook@example.com', confirmed: false },
    });
    expect((await confirm(mail.link.token)).status).toBe(204);
    expect(await means()).toMatchObject({ email: { confirmed: true } });
    expect((await confirm(mail.link.token)).status).toBe(400);
    const { account } = (await cook.call('GET', '/account/export')).body.data;
    expect(account.email).toEqual({ address: 'cook@example.com', confirmed_at: expect.any(String) });
  });

  test("is not confirmed by its predecessor's link", async () => {
    const cook = await api.signUp();
    await setEmail(cook, 'one@example.com');
    const { link } = await nextMail();
    await setEmail(cook, 'two@example.com');
    await nextMail();
    expect((await confirm(link.token)).status).toBe(400);
  });

  test.each(['other@example.com', null])(
    'changed to %j invalidates a link that is being made',
    async (next) => {
      const { call, email } = await withEmail();
      const making = `
      select 1 from email_addresses where address = '${email}' for update;
      insert into mailed_links (user_id, id, purpose, secret_hash, expires_at)
      select user_id, gen_random_uuid(), 'recover', 'secret', now() + interval '1 hour'
      from email_addresses where address = '${email}'`;
      const { status } = await askWhileHeld(api.database.pool, making, () => setEmail({ call }, next));
      expect(status).toBe(204);
      if (next !== null) await nextMail();
      const { rows } = await api.database.pool.query(
        "select 1 from mailed_links where secret_hash = 'secret'",
      );
      expect(rows).toEqual([]);
    },
  );

  test.each(['cook', 'cook@', '@example.com', 'a b@example.com', 'cook@example.com\n', 'a@b@c', '<a@b.c>'])(
    'is rejected as %j',
    async (email) => {
      const { status, body } = await setEmail(await api.signUp(), email);
      expect([status, body.errors[0].path]).toEqual([400, '/email']);
    },
  );
});

describe('a forgotten password', () => {
  test('is reset with the mailed link, which ends all sessions [RECOVERY-17]', async () => {
    const cook = await withEmail();
    expect((await ask(cook.username)).status).toBe(204);
    const mail = await nextMail();
    expect(mail).toMatchObject({
      to: cook.email,
      subject: 'Set a new password for Larder',
      link: { page: `${PUBLIC_URL}/recover` },
    });
    const { status, body } = await recover(mail.link.token);
    expect([status, body.data.username]).toEqual([200, cook.username]);
    expect((await api.as(body.data.access_token)('GET', '/pantry')).status).toBe(200);
    expect((await cook.call('GET', '/pantry')).status).toBe(401);
    expect((await logIn(cook.username, PASSWORD)).status).toBe(401);
    expect((await logIn(cook.username, NEXT)).status).toBe(200);
    expect((await recover(mail.link.token)).status).toBe(400);
  });

  test('the database stores no token of a link', async () => {
    const cook = await withEmail();
    await ask(cook.username);
    const { link } = await nextMail();
    const { rows } = await api.database.pool.query<{ kept: string }>(
      "select string_agg(kept::text, ' ') as kept from mailed_links kept",
    );
    const secret = Buffer.from(link.token, 'base64url').subarray(16);
    expect(rows[0]?.kept).not.toContain(secret.toString('hex'));
    expect((await recover(link.token)).status).toBe(200);
  });

  test('a link is valid for half an hour', async () => {
    const cook = await withEmail();
    await ask(cook.username);
    const { link } = await nextMail();
    api.pass(30 * 60_000 + 1);
    const { status, body } = await recover(link.token);
    expect([status, body.errors[0]]).toEqual([
      400,
      {
        path: '/token',
        message: 'This link has expired or has already been used. Please ask for a new one.',
      },
    ]);
    expect((await logIn(cook.username, PASSWORD)).status).toBe(200);
  });

  test('no link survives a password change', async () => {
    const cook = await withEmail();
    await ask(cook.username);
    const { link } = await nextMail();
    await cook.call('POST', '/account/password', {
      body: { current_password: PASSWORD, new_password: 'a third password' },
    });
    expect((await recover(link.token)).status).toBe(400);
  });

  test('every username gets the same answer, and only confirmed addresses get mail, three at most [RECOVERY-16]', async () => {
    const [cook, last] = [await withEmail(), await withEmail()];
    const unconfirmed = await api.signUp();
    await setEmail(unconfirmed, 'unconfirmed@example.com');
    await nextMail();
    const names = [unconfirmed.username, 'nobody_at_all', ...Array.from({ length: 5 }, () => cook.username)];
    for (const name of names) {
      const { status, body } = await ask(name);
      expect([status, body]).toEqual([204, undefined]);
    }
    await ask(last.username);
    await until(async () => mails.received.some(({ to }) => to === last.email));
    await until(async () => mails.received.length >= 4);
    expect(mails.received.map(({ to }) => to).toSorted()).toEqual(
      [cook.email, cook.email, cook.email, last.email].toSorted(),
    );
  });

  test('every username is processed alike, once its links are used', async () => {
    const [cook, plain] = [await withEmail(), await api.signUp()];
    for (let nth = 0; nth < 3; nth += 1) await ask(cook.username);
    await until(async () => mails.received.length === 3);
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => chance.mockRestore());
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => queries.mockRestore());
    const { pool } = api.database;
    const asked: number[] = [];
    for (const name of [cook.username, plain.username, 'nobody_at_all']) {
      queries.mockClear();
      await ask(name);
      await until(async () => pool.idleCount === pool.totalCount);
      // The pool is probed every few seconds, apart from any request.
      asked.push(queries.mock.calls.filter(([query]: readonly unknown[]) => query !== 'select 1').length);
    }
    expect(asked[0]).toBeGreaterThan(3);
    expect(asked).toEqual(asked.map(() => asked[0]));
  });
});

test('without a mail server only codes are offered', async () => {
  const plain = await startApi({
    catalogue: SMALL_CATALOGUE,
    database: { ...api.database, close: async () => undefined },
  });
  expect((await plain.call('GET', '/auth/recover/mail')).body.data).toEqual({ mail: false });
  expect((await plain.call('POST', '/auth/recover/mail', { body: { username: 'nobody' } })).status).toBe(409);
  const cook = await plain.signUp();
  expect((await setEmail(cook, 'cook@example.com')).status).toBe(409);
  expect((await setEmail(cook, null)).status).toBe(204);
  await plain.close();
});

test('a rejected mail is logged without the address, with no other effect', async () => {
  const refusing = await startMailServer();
  refusing.refuse();
  const lines: unknown[] = [];
  const { createLog } = await import('../../src/platform/log/log.ts');
  const log = createLog('silent');
  log.warn = ((...said: unknown[]) => lines.push(said)) as typeof log.warn;
  const broken = await startApi({
    catalogue: SMALL_CATALOGUE,
    log,
    mail: { smtpUrl: refusing.url, from: 'larder@larder.example', publicUrl: PUBLIC_URL },
    database: { ...api.database, close: async () => undefined },
  });
  const cook = await broken.signUp();
  expect((await setEmail(cook, 'cook@example.com')).status).toBe(204);
  await until(async () => JSON.stringify(lines).includes('An email could not be sent'));
  expect(JSON.stringify(lines)).not.toContain('cook@example.com');
  await broken.close();
  await refusing.close();
});

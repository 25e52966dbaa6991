import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite } from '../../src/accounts/invite.command.ts';
import { WEAK } from '../../src/accounts/auth/new-passwords.ts';
import type { Signups } from '../../src/accounts/account.service.ts';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

let api: Api;
let invited: Api;
let closed: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  const beside = (signups: Signups) =>
    startApi({
      catalogue: SMALL_CATALOGUE,
      signups,
      database: { ...api.database, close: async () => undefined },
    });
  invited = await beside('invite');
  closed = await beside('closed');
});
afterAll(async () => {
  await closed.close();
  await invited.close();
  await api.close();
});

const signUp = (at: Api, username: string, more: object = {}) =>
  at.call('POST', '/auth/signup', { body: { username, password: 'correct horse', ...more } });

/** The command's output, with the code in its link. */
async function printInvite(now = new Date(), publicUrl: string | null = 'https://larder.example') {
  const said: string[] = [];
  const code = await invite([], {
    now,
    publicUrl,
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
    open: async () => ({ ...api.database, close: async () => undefined }),
  });
  return { code, said, invite: /#invite=([\w-]+)/.exec(said.join('\n'))?.[1] ?? '' };
}

test('everyone can see who may sign up', async () => {
  const told = await Promise.all([api, invited, closed].map(({ call }) => call('GET', '/auth/signup')));
  expect(told.map(({ body }) => body.data)).toEqual([
    { signups: 'open' },
    { signups: 'invite' },
    { signups: 'closed' },
  ]);
});

test('closed sign-ups reject everyone, and existing cooks log in', async () => {
  const { username } = await api.signUp();
  const { status, body } = await signUp(closed, 'late_cook', { invite: (await printInvite()).invite });
  expect([status, body.detail]).toEqual([403, 'This Larder isn’t accepting new accounts.']);
  const credentials = { username, password: 'correct horse' };
  expect((await closed.call('POST', '/auth/login', { body: credentials })).status).toBe(200);
});

describe('an invitation', () => {
  test('is a link that works once', async () => {
    const { code, said, invite: given } = await printInvite();
    expect(code).toBe(0);
    expect(said).toEqual([
      `https://larder.example/signup#invite=${given}`,
      '✓ Send this link to the person you invite. It works once, within 7 days.',
    ]);
    const answers = await Promise.all(
      ['ann', 'bob', 'cem'].map((name) => signUp(invited, `first_${name}`, { invite: given })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
  });

  test('is not used up by a taken username', async () => {
    const { username } = await api.signUp();
    const { invite: given } = await printInvite();
    expect((await signUp(invited, username, { invite: given })).status).toBe(409);
    expect((await signUp(invited, 'another_name', { invite: given })).status).toBe(201);
  });

  test.each([
    { why: 'none', given: async () => ({}) },
    { why: 'an unknown one', given: async () => ({ invite: 'no-such-invitation' }) },
    {
      why: 'one from last week',
      given: async () => ({ invite: (await printInvite(new Date(Date.now() - 8 * 86_400_000))).invite }),
    },
  ])('is required: $why is rejected, and reveals nothing about usernames', async ({ given }) => {
    const { username } = await api.signUp();
    for (const name of [username, 'a_free_name']) {
      const { status, body } = await signUp(invited, name, await given());
      expect([status, body.detail]).toEqual([
        403,
        'You need a valid invitation to create an account here. Each link works once.',
      ]);
    }
  });

  test('is ignored where everyone may sign up', async () => {
    expect((await signUp(api, 'open_cook', { invite: 'no-such-invitation' })).status).toBe(201);
  });

  test('is stored only as a hash', async () => {
    const { invite: given } = await printInvite();
    const { rows } = await api.database.pool.query<{ all: string }>(
      "select string_agg(kept::text, ' ') as all from invites kept",
    );
    expect(rows[0]?.all).not.toContain(given);
    expect(rows[0]?.all).not.toContain(Buffer.from(given).toString('hex'));
  });

  test('says so where it does not know its address', async () => {
    const { said } = await printInvite(new Date(), null);
    expect(said).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/signup#invite=/),
      '✓ Send this link to the person you invite. It works once, within 7 days. Replace http://localhost:3000 with your address, or set PUBLIC_URL.',
    ]);
  });

  test('is not printed where it cannot be kept', async () => {
    const said: string[] = [];
    const code = await invite([], {
      now: new Date(),
      publicUrl: null,
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      open: () => Promise.reject(new Error('permission denied')),
    });
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^✗ No invitation was made: .*permission denied/)]);
  });

  test('is not printed for a meaningless argument', async () => {
    const said: string[] = [];
    const world = {
      now: new Date(),
      publicUrl: null,
      say: () => undefined,
      complain: (line: string) => said.push(line),
    };
    const code = await invite(['ada'], { ...world, open: () => Promise.reject(new Error('not opened')) });
    expect([code, said]).toEqual([1, ['✗ No invitation was made. Use: npm run invite']]);
  });
});

describe('a new password', () => {
  test.each([
    { password: ' Football ', message: WEAK.common },
    { password: 'zzzzzzzzzz', message: WEAK.repeated },
    { password: 'mira_cooks2026!', message: WEAK.name },
  ])('$password is rejected with a sentence', async ({ password, message }) => {
    const body = { username: 'mira_cooks', password };
    const answer = await api.call('POST', '/auth/signup', { body });
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path: '/password', message }]]);
  });

  test('is checked wherever one is set', async () => {
    const cook = await api.signUp();
    const body = { current_password: 'correct horse', new_password: `${cook.username}!!` };
    const changed = await cook.call('POST', '/account/password', { body });
    expect([changed.status, changed.body.errors]).toEqual([
      400,
      [{ path: '/new_password', message: WEAK.name }],
    ]);
    const recovered = await api.call('POST', '/auth/recover', {
      body: { username: cook.username, recovery_code: 'any', new_password: 'password' },
    });
    expect([recovered.status, recovered.body.detail]).toEqual([400, WEAK.common]);
  });

  test('that is weak keeps working if it was set earlier', async () => {
    const cook = await api.signUp();
    const { hashPassword } = await import('../../src/accounts/auth/passwords.ts');
    await api.database.pool.query('update users set password_hash = $1 where username = $2', [
      await hashPassword('password'),
      cook.username,
    ]);
    const body = { username: cook.username, password: 'password' };
    expect((await api.call('POST', '/auth/login', { body })).status).toBe(200);
  });
});

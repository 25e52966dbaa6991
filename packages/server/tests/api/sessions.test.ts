import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSessions } from '../../src/accounts/end-sessions.command.ts';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
afterAll(() => api.close());

const beside = (authSecret?: string) =>
  startApi({
    catalogue: SMALL_CATALOGUE,
    ...(authSecret !== undefined && { authSecret }),
    database: { ...api.database, close: async () => undefined },
  });

async function logIn(username: string, userAgent: string, at: Api = api) {
  const body = { username, password: 'correct horse' };
  const answer = await at.call('POST', '/auth/login', { headers: { 'user-agent': userAgent }, body });
  expect(answer.status).toBe(200);
  const { access_token: access, refresh_token: token } = answer.body.data;
  return { refresh: token as string, call: at.as(access) };
}

async function refresh(token: string, at: Api = api) {
  return at.call('POST', '/auth/refresh', { body: { refresh_token: token } });
}

describe('logged-in devices', () => {
  test('are listed by name, most recently used first, marking the current one', async () => {
    const { username } = await api.signUp();
    const phone = await logIn(username, IPHONE);
    api.pass(60_000);
    const laptop = await logIn(username, FIREFOX);
    api.pass(60_000);
    expect((await refresh(phone.refresh)).status).toBe(200);
    const { sessions } = (await laptop.call('GET', '/account/sessions')).body.data;
    expect(sessions).toMatchObject([
      { device: 'Safari on iPhone', this_device: false },
      { device: 'Firefox on Linux', this_device: true },
      { device: null, this_device: false },
    ]);
    const moments = sessions.map((session: { last_used_at: string }) => Date.parse(session.last_used_at));
    expect(moments).toEqual([...moments].toSorted((a, b) => b - a));
    expect(Date.parse(sessions[0].last_used_at) - Date.parse(sessions[0].logged_in_at)).toBeGreaterThan(
      100_000,
    );
  });

  test('are gone once they can no longer be resumed', async () => {
    const { username } = await api.signUp();
    const phone = await logIn(username, IPHONE);
    await api.call('POST', '/auth/logout', { body: { refresh_token: phone.refresh } });
    api.pass(15 * 24 * 60 * 60_000);
    const laptop = await logIn(username, FIREFOX);
    const { sessions } = (await laptop.call('GET', '/account/sessions')).body.data;
    expect(sessions).toMatchObject([{ device: 'Firefox on Linux' }]);
  });

  test('can be logged out individually', async () => {
    const { username } = await api.signUp();
    const phone = await logIn(username, IPHONE);
    const laptop = await logIn(username, FIREFOX);
    const { sessions } = (await laptop.call('GET', '/account/sessions')).body.data;
    const { id } = sessions.find(({ device }: { device: string }) => device === 'Safari on iPhone');
    expect((await laptop.call('DELETE', `/account/sessions/${id}`)).status).toBe(204);
    expect((await phone.call('GET', '/lists')).status).toBe(401);
    expect((await refresh(phone.refresh)).status).toBe(401);
    expect((await laptop.call('GET', '/lists')).status).toBe(200);
    expect((await laptop.call('DELETE', `/account/sessions/${id}`)).status).toBe(404);
  });
});

test('a new secret ends every session, and old tokens stay invalid when the old secret returns', async () => {
  const cook = await api.signUp();
  const renewed = await beside('another secret of the tests that is long enough');
  expect((await renewed.as(cook.accessToken)('GET', '/lists')).status).toBe(401);
  expect((await refresh(cook.refreshToken, renewed)).status).toBe(401);
  const there = await logIn(cook.username, FIREFOX, renewed);
  const { sessions } = (await there.call('GET', '/account/sessions')).body.data;
  expect(sessions).toMatchObject([{ device: 'Firefox on Linux' }]);
  expect((await refresh(there.refresh)).status).toBe(401);
  await renewed.close();
  expect((await refresh(cook.refreshToken)).status).toBe(401);
});

describe('npm run sessions:end', () => {
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const code = await endSessions(args, {
      now: new Date(),
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
      open: async () => ({ ...api.database, close: async () => undefined }),
    });
    api.pass(1_001);
    return { code, said: said.join('\n') };
  };

  test("ends one cook's sessions by username, and no others", async () => {
    const cook = await api.signUp();
    const neighbour = await api.signUp();
    await logIn(cook.username, IPHONE);
    expect(await run('--name', cook.username.toUpperCase())).toEqual({
      code: 0,
      said: `✓ Ended 2 sessions of ${cook.username.toUpperCase()}, who has to log in again on every device.`,
    });
    expect((await cook.call('GET', '/lists')).status).toBe(401);
    expect((await refresh(cook.refreshToken)).status).toBe(401);
    expect((await neighbour.call('GET', '/lists')).status).toBe(200);
  });

  test('ends all', async () => {
    const cooks = [await api.signUp(), await api.signUp()];
    const { code, said } = await run();
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^✓ Ended \d+ sessions\. Everyone has to log in again\.$/),
    ]);
    for (const cook of cooks) {
      expect((await cook.call('GET', '/lists')).status).toBe(401);
      expect((await refresh(cook.refreshToken)).status).toBe(401);
    }
    expect((await api.database.pool.query('select from refresh_tokens')).rowCount).toBe(0);
  });

  test.each([
    {
      args: ['--name', 'nobody_here'],
      said: '✗ No session was ended: there is no account with the name "nobody_here".',
    },
    ...[['--name'], ['ada'], ['--name', 'ada', 'ben']].map((args) => ({
      args,
      said: '✗ No session was ended. Use: npm run sessions:end, or npm run sessions:end -- --name NAME',
    })),
  ])('with $args explains the error, and ends none', async ({ args, said }) => {
    const cook = await api.signUp();
    expect(await run(...args)).toEqual({ code: 1, said });
    expect((await cook.call('GET', '/lists')).status).toBe(200);
  });
});

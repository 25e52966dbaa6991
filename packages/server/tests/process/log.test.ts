import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedClusterSettings } from '../support/database.ts';
import { call } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

test('the log contains no password or token of sign-ups, logins, refreshes and their failures', async () => {
  const server = startServer({ ...(await sharedClusterSettings()), LOG_LEVEL: 'trace' });
  const address = await server.ready();
  const password = `pass ${randomBytes(9).toString('hex')}`;
  const wrong = `wrong ${randomBytes(9).toString('hex')}`;
  const signUp = await call(address, 'POST', '/auth/signup', { username: 'matilda', password });
  const again = await call(address, 'POST', '/auth/signup', { username: 'matilda', password });
  const login = await call(address, 'POST', '/auth/login', { username: 'matilda', password });
  const mistaken = await call(address, 'POST', '/auth/login', { username: 'matilda', password: wrong });
  const refresh = await call(address, 'POST', '/auth/refresh', { refresh_token: login.data.refresh_token });
  const pantry = await call(address, 'GET', '/pantry', undefined, refresh.data.access_token);
  const forged = await call(
    address,
    'GET',
    `/pantry?token=${wrong.slice(6)}`,
    undefined,
    `${wrong.slice(6)}.x.y`,
  );
  expect([signUp, again, login, mistaken, refresh, pantry, forged].map(({ status }) => status)).toEqual([
    201, 409, 200, 401, 200, 200, 401,
  ]);
  server.send('SIGTERM');
  await server.exit();

  const log = server.output() + server.complaints();
  const secrets = [signUp, login, refresh].flatMap(({ data }) => [data.access_token, data.refresh_token]);
  for (const secret of [password, wrong, wrong.slice(6), ...secrets]) {
    expect(secret).toBeTypeOf('string');
    expect(log).not.toContain(secret);
  }
  const requests = log.split('\n').filter((line) => line.includes('"path":"/api/v1/auth/'));
  expect(requests.length).toBeGreaterThanOrEqual(5);
});

test("a request's id is in the response and the log; a malformed one is replaced", async () => {
  const server = startServer(await sharedClusterSettings());
  const address = await server.ready();
  const idFor = async (given: string): Promise<string | null> => {
    const response = await fetch(`${address}/api/v1/health/live`, { headers: { 'x-request-id': given } });
    return response.headers.get('x-request-id');
  };
  expect(await idFor('request-2026-11')).toBe('request-2026-11');
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[\da-f-]{36}$/);
  expect(await idFor('x'.repeat(200))).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => server.output()).toContain('"reqId":"request-2026-11"');
});

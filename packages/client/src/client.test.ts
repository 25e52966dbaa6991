import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLarderClient } from './client.ts';
import { json, makeStorage, problem, SIGNED_IN, startServer, sessionIn } from './test-server.ts';
import { unwrap } from './unwrap.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const TOKENS = { access_token: 'access-0', refresh_token: 'refresh-0' };
const CREDENTIALS = { username: 'home_cook', password: 'long enough' };

describe.each(['login', 'signup'] as const)('%s', (name) => {
  test('starts the session [CALL-03 CALL-04 DATA-01 DATA-02 DATA-03 STATE-01]', async () => {
    const storage = makeStorage();
    const client = createLarderClient({ baseUrl: server.url, storage });
    server.answer = json(200, { data: TOKENS });
    await client[name](CREDENTIALS);
    expect(sessionIn(storage)).toEqual({ ...TOKENS, username: 'home_cook' });
    expect(server.to(`/api/v1/auth/${name}`).map(({ body }) => JSON.parse(body))).toEqual([CREDENTIALS]);
  });

  test('if rejected says so, and requests no new token [CALL-06]', async () => {
    const storage = makeStorage(SIGNED_IN);
    const client = createLarderClient({ baseUrl: server.url, storage });
    server.answer = problem(401, 'Wrong username or password.');
    await expect(client[name](CREDENTIALS)).rejects.toMatchObject({
      status: 401,
      detail: 'Wrong username or password.',
    });
    expect(server.received).toHaveLength(1);
    expect(sessionIn(storage)).toEqual(SIGNED_IN);
  });
});

test("a call carries the session's token, and none after logging out [CALL-02 ROLE-02]", async () => {
  const client = createLarderClient({ baseUrl: `${server.url}/`, storage: makeStorage(SIGNED_IN) });
  await unwrap(client.GET('/pantry/units'));
  client.logout();
  await expect(unwrap(client.GET('/pantry/units'))).rejects.toMatchObject({ status: 401 });
  expect(server.to('/api/v1/pantry/units').map(({ token }) => token)).toEqual(['Bearer access-0', undefined]);
});

test.each([
  { why: 'heard', answer: { status: 204 } },
  { why: 'refused', answer: problem(500, 'No.') },
  { why: 'not heard', answer: { status: 200, fault: 'breaks at once' as const } },
])('a logout that is $why ends the session here, and names it to the server', async ({ answer }) => {
  const storage = makeStorage(SIGNED_IN);
  const client = createLarderClient({ baseUrl: server.url, storage });
  server.answer = answer;
  client.logout();
  expect(sessionIn(storage)).toEqual({});
  await server.until('/api/v1/auth/logout', 1);
  const [told] = server.to('/api/v1/auth/logout');
  expect([told?.token, JSON.parse(told?.body ?? '')]).toEqual([undefined, { refresh_token: 'refresh-0' }]);
});

test('ids and search words are encoded in the URL [CALL-01 CONST-01]', async () => {
  const client = createLarderClient({ baseUrl: server.url, storage: makeStorage(SIGNED_IN) });
  server.answer = { status: 204 };
  await unwrap(client.DELETE('/pantry/{id}', { params: { path: { id: '7' } } }));
  await unwrap(
    client.POST('/pantry/{id}', { params: { path: { id: 7 }, header: { 'Idempotency-Key': 'k' } } }),
  );
  server.answer = json(200, { data: { recipes: [], total: 0 } });
  const query = { query: 'a&b', vegan: 'true', countries: 'india,korea' } as const;
  await unwrap(client.GET('/recipes/usersearch', { params: { query } }));
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/v1/pantry/7',
    'POST /api/v1/pantry/7',
    'GET /api/v1/recipes/usersearch?query=a%26b&vegan=true&countries=india%2Ckorea',
  ]);
});

describe('a token is sent to its own API only', () => {
  test.each([
    { why: 'another origin', elsewhere: 'http://127.0.0.2:9/api/v1' },
    { why: 'another port', elsewhere: 'http://127.0.0.1:9/api/v1' },
    { why: 'a host with the same prefix', elsewhere: 'http://127.0.0.1.example/api/v1' },
  ])('$why', async ({ elsewhere }) => {
    const sent: string[] = [];
    const client = createLarderClient({
      baseUrl: 'http://127.0.0.1/api/v1',
      storage: makeStorage(SIGNED_IN),
      fetch: async ({ url }) => {
        sent.push(url);
        return Response.json({ data: {} });
      },
    });
    await expect(client.GET('/pantry', { baseUrl: elsewhere })).rejects.toThrow('its own API only');
    expect(sent).toEqual([]);
  });

  test('a redirect is not followed', async () => {
    const other = await startServer();
    try {
      const client = createLarderClient({ baseUrl: server.url, storage: makeStorage(SIGNED_IN) });
      server.answer = { status: 307, headers: { Location: `${other.url}/pantry` } };
      await expect(unwrap(client.GET('/pantry'))).rejects.toMatchObject({ name: 'ApiError', status: 0 });
      expect(other.received).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

describe('an abort stays an abort', () => {
  test('before the call', async () => {
    const client = createLarderClient({ baseUrl: server.url, storage: makeStorage(SIGNED_IN) });
    const call = unwrap(client.GET('/pantry', { signal: AbortSignal.abort() }));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.received).toEqual([]);
  });

  test.each([200, 500])('while the body of a %i is read', async (status) => {
    const giveUp = new AbortController();
    const client = createLarderClient({
      baseUrl: server.url,
      storage: makeStorage(SIGNED_IN),
      fetch: async ({ signal }) => {
        const body = new ReadableStream({
          start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
          pull: () => giveUp.abort(),
        });
        return new Response(body, { status });
      },
    });
    const call = unwrap(client.GET('/pantry', { signal: giveUp.signal }));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

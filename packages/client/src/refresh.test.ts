import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bodyFor, BULK, failureOf, gate, openTab, REFRESH } from './test-tab.ts';
import { json, makeStorage, problem, SIGNED_IN, startServer, sessionIn } from './test-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const open = (storage = makeStorage(SIGNED_IN)) => openTab(server.url, storage);

describe('an expired access token', () => {
  test('20 calls share one refresh, and each is retried once, with its body and key [CALL-05 CALL-06 DATA-05 STATE-02]', async () => {
    server.generation = 7;
    const { add, storage } = open();
    const names = Array.from({ length: 20 }, (_, index) => `ingredient ${index}`);
    const answers = await Promise.all(names.map((name) => add(name)));

    expect(server.to(REFRESH).map(({ body, token, key }) => ({ body, token, key }))).toEqual([
      { body: '{"refresh_token":"refresh-0"}', token: undefined, key: undefined },
    ]);
    const sent = names.map((name) => ({ body: JSON.stringify(bodyFor(name)), key: `key of ${name}` }));
    const bulk = (sentWith: string) =>
      server
        .to(BULK)
        .filter(({ token }) => token === `Bearer ${sentWith}`)
        .map(({ body, key }) => ({ body, key }));
    expect(bulk('access-0')).toEqual(expect.arrayContaining(sent));
    expect(bulk('access-8')).toEqual(expect.arrayContaining(sent));
    expect(server.to(BULK)).toHaveLength(40);
    expect(answers).toEqual(sent.map(({ body }) => ({ sent: body })));
    expect(sessionIn(storage)).toEqual({
      ...SIGNED_IN,
      access_token: 'access-8',
      refresh_token: 'refresh-8',
    });
  });

  test('a long body is sent again in full', async () => {
    server.generation = 1;
    const { add } = open();
    const name = 'ä'.repeat(30_000);
    await add(name);
    const bodies = server.to(BULK).map(({ body }) => body);
    expect(bodies).toEqual([JSON.stringify(bodyFor(name)), JSON.stringify(bodyFor(name))]);
  });

  test('a call is retried only once [CONST-02 STATE-03]', async () => {
    const { add, onSignedOut } = open();
    server.answer = problem(401, 'Still no.');
    await expect(add('garlic')).rejects.toMatchObject({ status: 401, detail: 'Still no.' });
    expect(server.to(BULK)).toHaveLength(2);
    expect(server.to(REFRESH)).toHaveLength(1);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a later expiry is refreshed again, with the rotated token', async () => {
    const { add } = open();
    server.generation = 1;
    await add('garlic');
    server.generation = 5;
    await add('onion');
    expect(server.to(REFRESH).map(({ body }) => body)).toEqual([
      '{"refresh_token":"refresh-0"}',
      '{"refresh_token":"refresh-2"}',
    ]);
  });

  test('a server without rotation leaves the refresh token', async () => {
    const { add, storage } = open();
    server.generation = 3;
    server.refreshAnswer = json(200, { data: { access_token: 'access-3' } });
    await add('garlic');
    expect(sessionIn(storage)).toEqual({ ...SIGNED_IN, access_token: 'access-3' });
  });
});

describe('a rejected refresh ends the session', () => {
  test.each([400, 401, 403, 404, 422])('%i [STATE-04]', async (status) => {
    server.generation = 1;
    server.refreshAnswer = problem(status, 'No.');
    const { add, storage, onSignedOut } = open();
    const ends = await Promise.allSettled([add('garlic'), add('onion')]);
    for (const end of ends)
      expect(end).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', status: 401 } });
    expect(sessionIn(storage)).toEqual({ username: 'home_cook' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(server.to(BULK)).toHaveLength(2);
  });

  test('so does a missing refresh token, without a request', async () => {
    server.generation = 1;
    const { add, onSignedOut } = open(makeStorage({ access_token: 'access-0', username: 'home_cook' }));
    await expect(add('garlic')).rejects.toMatchObject({ status: 401 });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(server.to(REFRESH)).toHaveLength(0);
  });
});

describe('a refresh with an unknown outcome keeps the session', () => {
  test.each([
    {
      why: 'too many attempts',
      answer: problem(429, 'Please wait.', { 'Retry-After': '7' }),
      says: 'Please wait.',
    },
    { why: 'a request that arrived too slowly', answer: problem(408, 'Too slow.'), says: 'Too slow.' },
    { why: 'a broken server', answer: problem(500, 'Broken.'), says: 'Broken.' },
    {
      why: 'an error page of a proxy',
      answer: { status: 503, body: '<h1>Oh no' },
      says: 'Something went wrong. Please try again.',
    },
  ])('$why', async ({ answer, says }) => {
    server.generation = 1;
    server.refreshAnswer = answer;
    const { add, storage, onSignedOut } = open();
    await expect(add('garlic')).rejects.toMatchObject({
      name: 'ApiError',
      status: answer.status,
      detail: says,
    });
    expect(sessionIn(storage)).toEqual(SIGNED_IN);
    expect(onSignedOut).not.toHaveBeenCalled();

    server.refreshAnswer = null;
    await expect(add('garlic')).resolves.toBeDefined();
  });

  test.each(['', 'gibberish', '{"data":{}}', 'null'])('a success without a token: %j', async (body) => {
    server.generation = 1;
    server.refreshAnswer = { status: 200, body };
    const { add, storage } = open();
    await expect(add('garlic')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    expect(sessionIn(storage)).toEqual(SIGNED_IN);
  });

  test.each([
    { fault: 'breaks at once', says: 'Larder cannot be reached. Please check your internet connection.' },
    { fault: 'breaks in the body', says: 'Larder sent an answer that cannot be read. Please try again.' },
  ] as const)(
    'a connection that $fault: 20 calls fail, and 20 continue once it is back',
    async ({ fault, says }) => {
      const { add, storage, onSignedOut } = open();
      const names = Array.from({ length: 20 }, (_, index) => `ingredient ${index}`);
      const hold = gate();
      server.generation = 1;
      server.refreshAnswer = { ...json(200, { data: { access_token: 'access-2' } }), fault };
      server.beforeRefresh = hold.closed;
      const failures = Promise.all(names.map((name) => failureOf(add(name))));
      await server.until(BULK, 20);
      hold.open();
      for (const failure of await failures) {
        expect(failure).toMatchObject({ name: 'ApiError', status: 0, detail: says });
      }
      expect(sessionIn(storage)).toEqual(SIGNED_IN);
      expect(onSignedOut).not.toHaveBeenCalled();

      server.refreshAnswer = null;
      await Promise.all(names.map((name) => add(name)));
      expect(sessionIn(storage)).toMatchObject({ access_token: 'access-2' });
    },
  );
});

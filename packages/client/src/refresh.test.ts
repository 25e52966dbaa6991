import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLarderClient } from './client.ts';
import { json, makeStorage, problem, SIGNED_IN, startServer } from './test-server.ts';
import { unwrap } from './unwrap.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const REFRESH = '/api/v1/auth/refresh';

/** One tab of the app, with the storage that it shares with others. */
function openTab(storage = makeStorage(SIGNED_IN)) {
  const onSignedOut = vi.fn<() => void>();
  const client = createLarderClient({ baseUrl: server.url, storage, onSignedOut });
  const add = (name: string, signal: AbortSignal | null = null) =>
    unwrap(
      client.POST('/pantry/bulk', {
        body: { items: [{ ingredient_name: name, quantity: 1, unit: 'piece' }] },
        signal,
      }),
    );
  return { client, storage, onSignedOut, add };
}

/** Makes a promise that the test resolves. */
function gate() {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

/** The error of a call that must fail, awaited when the test wants it. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

const received = (path: string, count: number) =>
  vi.waitFor(() => expect(server.to(path)).toHaveLength(count), { interval: 2 });

describe('an access token that has run out', () => {
  test('20 calls share one refresh, and each is sent again with its body', async () => {
    server.generation = 7;
    const { add, storage } = openTab();
    const names = Array.from({ length: 20 }, (_, index) => `ingredient ${index}`);
    const answers = await Promise.all(names.map((name) => add(name)));

    expect(server.to(REFRESH).map(({ body, token }) => ({ body, token }))).toEqual([
      { body: '{"refresh_token":"refresh-0"}', token: undefined },
    ]);
    const replays = server.to('/api/v1/pantry/bulk').filter(({ token }) => token === 'Bearer access-8');
    expect(replays).toHaveLength(20);
    for (const [index, answer] of answers.entries())
      expect(JSON.stringify(answer)).toContain(`${names[index]}`);
    expect(Object.fromEntries(storage.held)).toEqual({
      ...SIGNED_IN,
      access_token: 'access-8',
      refresh_token: 'refresh-8',
    });
  });

  test('a call is sent again once only', async () => {
    const { add, onSignedOut } = openTab();
    server.answer = problem(401, 'Still no.');
    await expect(add('garlic')).rejects.toMatchObject({ status: 401, detail: 'Still no.' });
    expect(server.to('/api/v1/pantry/bulk')).toHaveLength(2);
    expect(server.to(REFRESH)).toHaveLength(1);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a later expiry is refreshed again, with the rotated token', async () => {
    const { add } = openTab();
    server.generation = 1;
    await add('garlic');
    server.generation = 5;
    await add('onion');
    expect(server.to(REFRESH).map(({ body }) => body)).toEqual([
      '{"refresh_token":"refresh-0"}',
      '{"refresh_token":"refresh-2"}',
    ]);
  });

  test('a server that does not rotate leaves the refresh token', async () => {
    const { add, storage } = openTab();
    server.generation = 3;
    server.refreshAnswer = json(200, { data: { access_token: 'access-3' } });
    await add('garlic');
    expect(Object.fromEntries(storage.held)).toEqual({ ...SIGNED_IN, access_token: 'access-3' });
  });
});

describe('a refresh that is refused ends the session', () => {
  test.each([400, 401, 403])('%i', async (status) => {
    server.generation = 1;
    server.refreshAnswer = problem(status, 'No.');
    const { add, storage, onSignedOut } = openTab();
    const ends = await Promise.allSettled([add('garlic'), add('onion')]);
    for (const end of ends)
      expect(end).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', status: 401 } });
    expect(Object.fromEntries(storage.held)).toEqual({ username: 'home_cook' });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(server.to('/api/v1/pantry/bulk')).toHaveLength(2);
  });

  test('so does a missing refresh token, without asking', async () => {
    server.generation = 1;
    const { add, onSignedOut } = openTab(makeStorage({ access_token: 'access-0', username: 'home_cook' }));
    await expect(add('garlic')).rejects.toMatchObject({ status: 401 });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(server.to(REFRESH)).toHaveLength(0);
  });
});

describe('a refresh of which nothing is known keeps the session', () => {
  test.each([
    {
      why: 'too many attempts',
      answer: problem(429, 'Please wait.', { 'Retry-After': '7' }),
      says: 'Please wait.',
    },
    { why: 'a broken server', answer: problem(500, 'Broken.'), says: 'Broken.' },
    {
      why: 'a page of a proxy',
      answer: { status: 503, body: '<h1>Oh no' },
      says: 'Something went wrong. Please try again.',
    },
  ])('$why', async ({ answer, says }) => {
    server.generation = 1;
    server.refreshAnswer = answer;
    const { add, storage, onSignedOut } = openTab();
    await expect(add('garlic')).rejects.toMatchObject({
      name: 'ApiError',
      status: answer.status,
      detail: says,
    });
    expect(Object.fromEntries(storage.held)).toEqual(SIGNED_IN);
    expect(onSignedOut).not.toHaveBeenCalled();

    server.refreshAnswer = null;
    await expect(add('garlic')).resolves.toBeDefined();
  });

  test.each(['', 'gibberish', '{"data":{}}', 'null'])('a success without a token: %j', async (body) => {
    server.generation = 1;
    server.refreshAnswer = { status: 200, body };
    const { add, storage } = openTab();
    await expect(add('garlic')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    expect(Object.fromEntries(storage.held)).toEqual(SIGNED_IN);
  });

  test('no network', async () => {
    const storage = makeStorage(SIGNED_IN);
    const client = createLarderClient({
      baseUrl: server.url,
      storage,
      fetch: (request) =>
        request.url.endsWith('/auth/refresh')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(new Response(null, { status: 401 })),
    });
    await expect(unwrap(client.GET('/pantry'))).rejects.toMatchObject({
      status: 0,
      detail: 'Larder cannot be reached. Please check your internet connection.',
    });
    expect(Object.fromEntries(storage.held)).toEqual(SIGNED_IN);
  });
});

describe('what happens in the meantime', () => {
  test('a newer token that is there already is used without a refresh', async () => {
    const { add, storage } = openTab();
    server.generation = 4;
    const first = vi.fn<(request: Request) => Promise<Response>>(async (request) => {
      const response = await globalThis.fetch(request);
      storage.setItem('access_token', 'access-4');
      return response;
    });
    const client = createLarderClient({ baseUrl: server.url, storage, fetch: first });
    await unwrap(client.GET('/pantry'));
    expect(first).toHaveBeenCalledTimes(2);
    await add('garlic');
    expect(server.to(REFRESH)).toHaveLength(0);
  });

  test('a log out during the refresh stays a log out', async () => {
    const { client, add, storage, onSignedOut } = openTab();
    const hold = gate();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    const call = failureOf(add('garlic'));
    await received(REFRESH, 1);
    client.logout();
    hold.open();
    expect(await call).toMatchObject({ status: 401 });
    expect(Object.fromEntries(storage.held)).toEqual({});
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a call is never repeated in the name of somebody else', async () => {
    const { client, add } = openTab();
    const hold = gate();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    const call = failureOf(add('garlic'));
    await received(REFRESH, 1);
    client.session.signIn({ access_token: 'access-2', refresh_token: 'refresh-2' }, 'somebody_else');
    hold.open();
    expect(await call).toMatchObject({ status: 401 });
    expect(server.to('/api/v1/pantry/bulk')).toHaveLength(1);
    expect(client.session.refreshToken).toBe('refresh-2');
  });

  test('one caller gives up; the others get their answer', async () => {
    const { add } = openTab();
    const hold = gate();
    const giveUp = new AbortController();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    const given = failureOf(add('garlic', giveUp.signal));
    const waiting = add('onion');
    await received('/api/v1/pantry/bulk', 2);
    await received(REFRESH, 1);
    giveUp.abort();
    expect(await given).toMatchObject({ name: 'AbortError' });
    hold.open();
    expect(JSON.stringify(await waiting)).toContain('onion');
    expect(server.to(REFRESH)).toHaveLength(1);
  });
});

describe('two tabs with one storage', () => {
  /** Locks as browsers have them, for one name at a time. */
  function makeLocks() {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_name: string, work: () => Promise<void>) => {
        last = last.then(work, work);
        return last;
      },
    };
  }

  test('refresh once where there are Web Locks', async () => {
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const storage = makeStorage(SIGNED_IN);
    server.generation = 1;
    await Promise.all([openTab(storage).add('garlic'), openTab(storage).add('onion')]);
    expect(server.to(REFRESH)).toHaveLength(1);
  });

  test('go on with the tokens of the faster one where the slower one is refused', async () => {
    vi.stubGlobal('navigator', {});
    const storage = makeStorage(SIGNED_IN);
    const { add, onSignedOut } = openTab(storage);
    const hold = gate();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    server.refreshAnswer = problem(401, 'Used already.');
    const call = add('garlic');
    await received(REFRESH, 1);
    storage.setItem('refresh_token', 'refresh-1');
    storage.setItem('access_token', 'access-1');
    hold.open();
    await expect(call).resolves.toBeDefined();
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BULK, failureOf, openTab, REFRESH } from './test-tab.ts';
import { json, problem, SIGNED_IN, startServer, sessionIn } from './test-server.ts';
import { within } from './time-limit.ts';
import { unwrap } from './unwrap.ts';

const LATE = {
  name: 'ApiError',
  status: 0,
  detail: 'Larder takes too long to answer. Please try again.',
};
const FULL = json(200, { data: { units: ['g', 'kg', 'piece'] } });
const UNITS = '/api/v1/pantry/units';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** Fails if the request ends too early, otherwise returns its later error. */
async function errorAfter(seconds: number, call: Promise<unknown>): Promise<unknown> {
  let hasEnded = false;
  const failure = failureOf(call).finally(() => {
    hasEnded = true;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  return failure;
}

describe('a call that hangs fails after 30 seconds, and the session stays', () => {
  test.each([
    { why: 'without an answer', answer: { ...FULL, fault: 'hangs at once' } },
    { why: 'in the middle of its answer', answer: { ...FULL, fault: 'hangs in the body' } },
    { why: 'in the middle of a failure', answer: { ...problem(500, 'Broken.'), fault: 'hangs in the body' } },
  ] as const)('$why', async ({ answer }) => {
    const { client, storage } = openTab(server.url);
    server.answer = answer;
    const call = unwrap(client.GET('/pantry/units'));
    await server.until(UNITS, 1);
    expect(await errorAfter(30, call)).toMatchObject(LATE);
    expect(sessionIn(storage)).toEqual(SIGNED_IN);

    server.answer = FULL;
    expect(await unwrap(client.GET('/pantry/units'))).toEqual({ units: ['g', 'kg', 'piece'] });
  });

  test('a login too', async () => {
    const { client } = openTab(server.url);
    server.answer = { ...FULL, fault: 'hangs at once' };
    const call = client.login({ username: 'home_cook', password: 'long enough' });
    await server.until('/api/v1/auth/login', 1);
    expect(await errorAfter(30, call)).toMatchObject(LATE);
  });

  test('unless its caller aborts first', async () => {
    const { client } = openTab(server.url);
    const giveUp = new AbortController();
    server.answer = { ...FULL, fault: 'hangs in the body' };
    const call = failureOf(unwrap(client.GET('/pantry/units', { signal: giveUp.signal })));
    await server.until(UNITS, 1);
    giveUp.abort();
    expect(await call).toMatchObject({ name: 'AbortError' });
  });
});

describe('a hanging refresh ends after 15 seconds for all who wait, and the session stays', () => {
  test.each([
    { why: 'without an answer', fault: 'hangs at once' },
    { why: 'in the middle of its answer', fault: 'hangs in the body' },
  ] as const)('$why', async ({ fault }) => {
    const { add, storage, onSignedOut } = openTab(server.url);
    server.generation = 1;
    server.refreshAnswer = { ...json(200, { data: { access_token: 'access-2' } }), fault };
    const names = Array.from({ length: 20 }, (_, index) => `ingredient ${index}`);
    const calls = names.map((name) => failureOf(add(name)));
    await server.until(BULK, 20);
    await server.until(REFRESH, 1);
    await vi.advanceTimersByTimeAsync(15_000);
    for (const failure of await Promise.all(calls)) expect(failure).toMatchObject(LATE);
    expect(server.to(REFRESH)).toHaveLength(1);
    expect(sessionIn(storage)).toEqual(SIGNED_IN);
    expect(onSignedOut).not.toHaveBeenCalled();

    server.refreshAnswer = null;
    expect(await add('garlic')).toBeDefined();
  });
});

test.each([
  { why: 'is done', work: async () => 'done' },
  { why: 'has failed', work: () => Promise.reject(new Error('No.')) },
])('work that $why leaves no timer behind', async ({ work }) => {
  await failureOf(within(1000, null, work));
  expect(vi.getTimerCount()).toBe(0);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRecipeSearch } from './recipe-search.ts';
import { session } from '../../platform/session/client.ts';
import { pantryPresence } from '../../pantry/pantry.query.ts';
import {
  prefetchFirstScreen,
  takePrefetched as take,
  takePrefetchedPresence,
} from './prefetch-first-screen.ts';
import { queryClient } from '../../shell/query-client.ts';
import { recipeSearch } from '../recipes.query.ts';

// Unlike a browser's, Node's Request has no base URL. The client captures Request when it is created.
vi.hoisted(() => {
  const Original = globalThis.Request;
  globalThis.Request = class extends Original {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
    }
  };
});

const SEARCH = readRecipeSearch(new URLSearchParams());
const BROWSE = { pathname: '/dashboard', search: '' };
const takePrefetched = (search: typeof SEARCH, hasPantry: boolean) =>
  take(search, hasPantry, new AbortController().signal);

function answerAll(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Delays all responses until released. */
function holdAll() {
  const fetch = vi.fn<typeof globalThis.fetch>(
    (input) =>
      new Promise((_, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const pathsOf = (fetch: ReturnType<typeof answerAll>) =>
  fetch.mock.calls.map(([input]) => new URL((input as Request).url).pathname.replace('/api/v1', ''));

beforeEach(() => {
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
  session.rememberPantry(false);
});
afterEach(() => {
  session.signOut();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("the URL's search is made once and used once", async () => {
  const fetch = answerAll(200, { data: { recipes: [], total: 0 } });
  prefetchFirstScreen(BROWSE);
  expect(await takePrefetched(SEARCH, false)).toEqual({ recipes: [], total: 0 });
  expect(takePrefetched(SEARCH, false)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a search that failed because the session had expired does not wait for the next login', async () => {
  answerAll(401, { detail: 'Please log in again.' });
  prefetchFirstScreen(BROWSE);
  await vi.waitFor(() => expect(session.accessToken).toBeNull());
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'asha');
  expect(takePrefetched(SEARCH, false)).toBeNull();
});

test("one cook's results are not shown to the next", () => {
  answerAll(200, { data: { recipes: [], total: 0 } });
  prefetchFirstScreen(BROWSE);
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'ben');
  expect(takePrefetched(SEARCH, false)).toBeNull();
});

test('results are deleted with the session', async () => {
  const fetch = answerAll(200, { data: { recipes: [], total: 0 } });
  prefetchFirstScreen(BROWSE);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  session.signOut();
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'asha');
  expect(takePrefetched(SEARCH, false)).toBeNull();
});

test('results survive a refresh of the tokens', async () => {
  answerAll(200, { data: { recipes: [], total: 7 } });
  prefetchFirstScreen(BROWSE);
  session.keepTokens({ access_token: 'b' });
  expect(await takePrefetched(SEARCH, false)).toMatchObject({ total: 7 });
});

test('an unwanted search is aborted, even if something waits for it', async () => {
  const fetch = holdAll();
  prefetchFirstScreen(BROWSE);
  const search = queryClient.fetchQuery(recipeSearch(SEARCH, false));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  const [[call] = []] = fetch.mock.calls;
  expect((call as Request).signal.aborted).toBe(false);
  await queryClient.cancelQueries({ queryKey: ['recipes'] });
  await expect(search).rejects.toThrow('CancelledError');
  expect((call as Request).signal.aborted).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  { why: 'another search comes first', end: () => takePrefetched({ ...SEARCH, page: 2 }, false) },
  { why: 'the cook logs out', end: () => session.signOut() },
])('an unused search is aborted when $why', async ({ end }) => {
  const fetch = holdAll();
  prefetchFirstScreen(BROWSE);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  end();
  const [[call] = []] = fetch.mock.calls;
  expect((call as Request).signal.aborted).toBe(true);
});

describe('a browser without knowledge of the pantry', () => {
  beforeEach(() => {
    session.signIn({ access_token: 'c', refresh_token: 't' }, 'chloe');
  });

  test.each([
    { hasPantry: true, search: '/recipes/pantrysearch' },
    { hasPantry: false, search: '/recipes/usersearch' },
  ])('asks about it and then makes one search: $search', async ({ hasPantry, search }) => {
    const data = { userHasPantryItems: hasPantry, recipes: [], total: 0 };
    const fetch = answerAll(200, { data });
    prefetchFirstScreen(BROWSE);
    expect(await queryClient.fetchQuery(pantryPresence())).toBe(hasPantry);
    expect(await queryClient.fetchQuery(recipeSearch(SEARCH, hasPantry))).toMatchObject({ total: 0 });
    expect(pathsOf(fetch)).toEqual(['/pantry/has-items', search]);
    expect(takePrefetchedPresence(new AbortController().signal)).toBeNull();
  });

  test('asks again if it got no answer', async () => {
    const fetch = answerAll(500, null);
    prefetchFirstScreen(BROWSE);
    await expect(queryClient.fetchQuery(pantryPresence())).rejects.toThrow('Something went wrong');
    expect(takePrefetched(SEARCH, false)).toBeNull();
    await expect(queryClient.fetchQuery(pantryPresence())).rejects.toThrow('Something went wrong');
    expect(pathsOf(fetch)).toEqual(['/pantry/has-items', '/pantry/has-items']);
  });
});

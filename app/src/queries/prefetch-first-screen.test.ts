import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecipeSearch } from '../search/recipe-search.ts';
import { session } from '../session/client.ts';
import { prefetchFirstScreen, takePrefetched } from './prefetch-first-screen.ts';

// Unlike a browser's, Node's own Request does not know where the page is. The client takes it when it is made.
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

function answerAll(status: number, body: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha'));
afterEach(() => {
  session.signOut();
  vi.unstubAllGlobals();
});

test('the search of the address is made once and taken once', async () => {
  const fetch = answerAll(200, { data: { recipes: [], total: 0 } });
  prefetchFirstScreen(BROWSE);
  expect(await takePrefetched(SEARCH, false)).toEqual({ recipes: [], total: 0 });
  expect(takePrefetched(SEARCH, false)).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a search that failed because the session was over does not wait for the next login', async () => {
  answerAll(401, { detail: 'Please sign in again.' });
  prefetchFirstScreen(BROWSE);
  await vi.waitFor(() => expect(session.accessToken).toBeNull());
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'asha');
  expect(takePrefetched(SEARCH, false)).toBeNull();
});

test('what was found for one cook is not shown to the next', () => {
  answerAll(200, { data: { recipes: [], total: 0 } });
  prefetchFirstScreen(BROWSE);
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'ben');
  expect(takePrefetched(SEARCH, false)).toBeNull();
});

test('what was found is forgotten with the session', async () => {
  const fetch = answerAll(200, { data: { recipes: [], total: 0 } });
  prefetchFirstScreen(BROWSE);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  session.signOut();
  session.signIn({ access_token: 'b', refresh_token: 's' }, 'asha');
  expect(takePrefetched(SEARCH, false)).toBeNull();
});

test('what was found outlives a refresh of the tokens', async () => {
  answerAll(200, { data: { recipes: [], total: 7 } });
  prefetchFirstScreen(BROWSE);
  session.keepTokens({ access_token: 'b' });
  expect(await takePrefetched(SEARCH, false)).toMatchObject({ total: 7 });
});

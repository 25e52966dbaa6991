// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client, session } from '../../platform/session/client.ts';
import { askEarly } from './ask-early.ts';
import { fetchPantryPresence } from './fetch-pantry-presence.ts';
import { fetchRecipeSearch } from './fetch-recipe-search.ts';
import { readRecipeSearch } from './recipe-search.ts';

// Unlike a browser's, Node's Request has no base URL. The client captures Request when it is created, and this document's
// storage, so it cannot be the one that an earlier file has left. Nor can the location.
vi.hoisted(() => {
  vi.resetModules();
  globalThis.location = document.location;
  const Original = globalThis.Request;
  globalThis.Request = class extends Original {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, globalThis.location.href) : input, init);
    }
  };
});

const signal = () => new AbortController().signal;
const search = (hasPantry: boolean) =>
  fetchRecipeSearch(readRecipeSearch(new URLSearchParams()), hasPantry, signal());

/** Answers every request with its own path, or refuses those with this token. Returns what was asked, with its token. */
function answerAll(refused?: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { url, headers } = typeof input === 'string' ? new Request(input, init) : input;
    const path = url.replace(/^.*\/api\/v1/, '');
    const token = headers.get('Authorization');
    asked.push(`${path} ${token}`);
    if (path === '/auth/refresh') return Response.json({ data: { access_token: 'new' } });
    if (token === `Bearer ${refused}`) return Response.json({}, { status: 401 });
    return Response.json({ data: { path, userHasPantryItems: true } });
  });
  return asked;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard');
  session.signIn({ access_token: 'a', refresh_token: 'r' }, 'asha');
});
afterEach(() => {
  delete window.larderEarly;
  session.signOut();
  vi.unstubAllGlobals();
});

test.each([true, false])(
  'the client takes what was asked early, once; with a pantry: %s',
  async (hasPantry) => {
    session.rememberPantry(hasPantry);
    const asked = answerAll();
    askEarly();
    const early = [...asked];
    expect(early).toHaveLength(hasPantry ? 3 : 2);
    const calls: Promise<unknown>[] = [search(hasPantry), client.GET('/preferences', { signal: signal() })];
    if (hasPantry) calls.push(client.GET('/pantry/use-up', { signal: signal() }));
    await Promise.all(calls);
    expect(asked).toEqual(early);
    await search(hasPantry);
    expect(asked).toEqual([...early, early[0]]);
  },
);

test('without a memory of the pantry, that is asked early', async () => {
  const asked = answerAll();
  askEarly();
  expect(await fetchPantryPresence(signal())).toBe(true);
  expect(asked).toEqual(['/pantry/has-items Bearer a', '/preferences Bearer a']);
});

test.each(['/login', '/dashboard/pantry', '/dashboard?page=2'])('nothing is asked early on %s', (url) => {
  window.history.replaceState(null, '', url);
  const asked = answerAll();
  askEarly();
  expect(asked).toEqual([]);
});

test('nothing is asked early without a session', () => {
  session.signOut();
  const asked = answerAll();
  askEarly();
  expect(asked).toEqual([]);
});

test('an expired token is refreshed once, as if nothing had been early', async () => {
  session.rememberPantry(true);
  const asked = answerAll('a');
  askEarly();
  await Promise.all([search(true), client.GET('/preferences', { signal: signal() })]);
  expect(asked.filter((call) => call.startsWith('/auth/refresh'))).toHaveLength(1);
  expect(asked.filter((call) => call.startsWith('/preferences'))).toEqual([
    '/preferences Bearer a',
    '/preferences Bearer new',
  ]);
  expect(session.accessToken).toBe('new');
});

test("another cook's answer is not taken", async () => {
  session.rememberPantry(true);
  const asked = answerAll();
  askEarly();
  session.signIn({ access_token: 'b', refresh_token: 'r' }, 'bela');
  await client.GET('/preferences', { signal: signal() });
  expect(asked.at(-1)).toBe('/preferences Bearer b');
});

test('an answer that nobody took in time is asked for again', async () => {
  const asked = answerAll();
  askEarly();
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await client.GET('/preferences', { signal: signal() });
  later.mockRestore();
  expect(asked.filter((call) => call.startsWith('/preferences'))).toHaveLength(2);
});

test('who takes an answer can give it up', async () => {
  const given: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_input: string, init: RequestInit) => {
    given.push(init.signal);
    return new Promise(() => undefined);
  });
  askEarly();
  const leaving = new AbortController();
  const call = client.GET('/preferences', { signal: leaving.signal });
  await vi.waitFor(() => expect(window.larderEarly).toHaveLength(1));
  leaving.abort();
  await expect(call).rejects.toThrow('aborted');
  expect(given.map((stop) => stop?.aborted)).toEqual([false, true]);
});

test('an answer that never arrived is asked for again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('The network is gone.');
  });
  askEarly();
  const asked = answerAll();
  await client.GET('/preferences', { signal: signal() });
  expect(asked).toEqual(['/preferences Bearer a']);
});

test('the pictures of the first cards are asked for when the search is answered, before the app is there', async () => {
  session.rememberPantry(true);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 40rem)' }));
  const recipes = ['dal', 'pho'].map((name) => ({ thumbnail_url: `/pictures/${name}-1a2b3c4d-480.webp` }));
  vi.stubGlobal('fetch', async () => Response.json({ data: { recipes } }));
  askEarly();
  await vi.waitFor(() => expect(document.querySelector('link[rel="preload"]')).not.toBeNull());
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  for (const link of links) link.remove();
  expect(links.map(({ imageSrcset }) => imageSrcset)).toEqual([
    '/pictures/dal-1a2b3c4d-480.avif 480w, /pictures/dal-1a2b3c4d-960.avif 960w',
  ]);
  // The client's answer is still whole.
  expect(await search(true)).toEqual({ recipes });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { browserStorage, type SessionStorage } from './storage.ts';
import { makeStorage, SIGNED_IN, sessionIn } from './test-server.ts';

const TOKENS = { access_token: 'access-1', refresh_token: 'refresh-1' };
const refuse = () => {
  throw new DOMException('No.', 'QuotaExceededError');
};

/** A window, as far as the session uses it. */
function openWindow() {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  return {
    /** Fires pageshow, after a load or from the back/forward cache. */
    show: (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    /** Reports a change made by another tab. */
    tell: (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('in the storage', () => {
  test("uses the product's key names [DATA-06 DATA-07]", () => {
    const storage = makeStorage();
    const session = createSession(storage);
    session.signIn(TOKENS, 'home_cook');
    session.rememberPantry(true);
    expect(sessionIn(storage)).toEqual({
      access_token: 'access-1',
      refresh_token: 'refresh-1',
      username: 'home_cook',
      userHasPantryItems: 'true',
    });
    session.signOut();
    expect(sessionIn(storage)).toEqual({});
  });

  test.each([
    { held: 'true', known: true },
    { held: 'false', known: false },
    { held: null, known: null },
  ])('userHasPantryItems $held is $known [DATA-07]', ({ held, known }) => {
    expect(createSession(makeStorage(held ? { userHasPantryItems: held } : {})).userHasPantryItems).toBe(
      known,
    );
  });

  test.each([
    { name: 'home_cook', known: true },
    { name: 'somebody_else', known: null },
  ])('what is known of a pantry is for its owner: $name', ({ name, known }) => {
    const session = createSession(makeStorage({ username: 'home_cook', userHasPantryItems: 'true' }));
    session.signIn(TOKENS, name);
    expect(session.userHasPantryItems).toBe(known);
  });
});

describe('without usable storage', () => {
  test.each<{ why: string; storage: SessionStorage | null }>([
    { why: 'is missing', storage: null },
    { why: 'is full', storage: { ...makeStorage(), setItem: refuse } },
    { why: 'is forbidden', storage: { getItem: refuse, setItem: refuse, removeItem: refuse } },
    { why: 'is full of an older session', storage: { ...makeStorage(SIGNED_IN), setItem: refuse } },
    { why: 'cannot be emptied', storage: { ...makeStorage(SIGNED_IN), removeItem: refuse } },
  ])('$why: the session lasts as long as the page', ({ storage }) => {
    const session = createSession(storage);
    session.signIn(TOKENS, 'home_cook');
    expect([session.accessToken, session.refreshToken, session.username]).toEqual([
      'access-1',
      'refresh-1',
      'home_cook',
    ]);
    session.signOut();
    expect([session.accessToken, session.refreshToken, session.username]).toEqual([null, null, null]);
  });

  test('keeps no older session that would return on the next page', () => {
    const storage = { ...makeStorage({ ...SIGNED_IN, userHasPantryItems: 'true' }), setItem: refuse };
    createSession(storage).signIn(TOKENS, 'somebody_else');
    expect(sessionIn(storage)).toEqual({});
  });

  test('works without a channel between tabs, too', () => {
    vi.stubGlobal('BroadcastChannel', refuse);
    const session = createSession(null);
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    session.signIn(TOKENS, 'home_cook');
    session.signOut();
    stop();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('works if merely accessing it throws', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    try {
      expect(browserStorage()).toBeNull();
    } finally {
      if (own) Object.defineProperty(globalThis, 'localStorage', own);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });
});

describe('listeners', () => {
  test('hear every change in this tab until unsubscribed', () => {
    const session = createSession(makeStorage());
    const heard: (string | null)[] = [];
    const stop = session.subscribe(() => heard.push(session.accessToken));
    session.signIn(TOKENS, 'home_cook');
    session.keepTokens({ access_token: 'access-2' });
    session.dropTokens();
    stop();
    stop();
    session.signIn(TOKENS, 'home_cook');
    expect(heard).toEqual(['access-1', 'access-2', null]);
  });

  test.each([
    { key: 'access_token', hears: 1 },
    { key: null, hears: 1 },
    { key: 'theme', hears: 0 },
  ])("hear another tab's change of $key $hears times", ({ key, hears }) => {
    const window = openWindow();
    const storage = makeStorage(SIGNED_IN);
    const session = createSession(storage);
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    storage.held.clear();
    window.tell(key);
    stop();
    window.tell(key);
    expect(listener).toHaveBeenCalledTimes(hears);
    expect(session.accessToken).toBeNull();
  });

  test.each([
    { why: 'put into the back/forward cache', persisted: true, hears: 1 },
    { why: 'just loaded', persisted: false, hears: 0 },
  ])('hear $hears times about a page that was $why', ({ persisted, hears }) => {
    const window = openWindow();
    const storage = makeStorage(SIGNED_IN);
    const session = createSession(storage);
    const heard: (string | null)[] = [];
    const stop = session.subscribe(() => heard.push(session.accessToken));
    // A logout in another tab, without an event.
    storage.held.clear();
    window.show(persisted);
    stop();
    window.show(persisted);
    expect(heard).toEqual(Array.from({ length: hears }, () => null));
  });

  test("never see a token with another user's name, in whatever order another tab reads", () => {
    const storage = makeStorage(SIGNED_IN);
    const seen: (string | undefined)[][] = [];
    const note = () => seen.push([storage.held.get('username'), storage.held.get('access_token')]);
    const session = createSession({
      getItem: storage.getItem,
      setItem: (key, value) => {
        storage.setItem(key, value);
        note();
      },
      removeItem: (key) => {
        storage.removeItem(key);
        note();
      },
    });
    session.signIn(TOKENS, 'somebody_else');
    const withToken = seen.filter(([, token]) => token !== undefined);
    expect(withToken).toEqual([['somebody_else', 'access-1']]);
  });

  test('logging out in another tab ends a session held only in memory', async () => {
    const here = createSession(null);
    const there = createSession(null);
    here.signIn(TOKENS, 'home_cook');
    there.signIn(TOKENS, 'home_cook');
    await new Promise<void>((heard) => {
      const stopHere = here.subscribe(() => {
        stopHere();
        stopThere();
        heard();
      });
      const stopThere = there.subscribe(() => {});
      there.signOut();
    });
    expect(here.accessToken).toBeNull();
  });
});

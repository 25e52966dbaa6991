import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLarderClient } from './client.ts';
import { BULK, failureOf, gate, openTab, REFRESH } from './test-tab.ts';
import { makeStorage, SIGNED_IN, startServer, sessionIn } from './test-server.ts';
import { unwrap } from './unwrap.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const open = (storage = makeStorage(SIGNED_IN)) => openTab(server.url, storage);

describe('meanwhile', () => {
  test('a newer token is used without a refresh', async () => {
    const { add, storage } = open();
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

  test('logging out during the refresh wins', async () => {
    const { client, add, storage, onSignedOut } = open();
    const hold = gate();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    const call = failureOf(add('garlic'));
    await server.until(REFRESH, 1);
    client.logout();
    hold.open();
    expect(await call).toMatchObject({ status: 401 });
    expect(sessionIn(storage)).toEqual({});
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a call is never repeated for another user', async () => {
    const { client, add } = open();
    const hold = gate();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    const call = failureOf(add('garlic'));
    await server.until(REFRESH, 1);
    client.session.signIn({ access_token: 'access-2', refresh_token: 'refresh-2' }, 'somebody_else');
    hold.open();
    expect(await call).toMatchObject({ status: 401 });
    expect(server.to(BULK)).toHaveLength(1);
    expect(client.session.refreshToken).toBe('refresh-2');
  });

  test('one caller aborts; the others get their answer', async () => {
    const { add } = open();
    const hold = gate();
    const giveUp = new AbortController();
    server.generation = 1;
    server.beforeRefresh = hold.closed;
    const given = failureOf(add('garlic', giveUp.signal));
    const waiting = add('onion');
    await server.until(BULK, 2);
    await server.until(REFRESH, 1);
    giveUp.abort();
    expect(await given).toMatchObject({ name: 'AbortError' });
    hold.open();
    expect(JSON.stringify(await waiting)).toContain('onion');
    expect(server.to(REFRESH)).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BULK, gate, openTab, REFRESH } from './test-tab.ts';
import { makeStorage, problem, SIGNED_IN, startServer, sessionIn } from './test-server.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
  server.generation = 1;
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

/** Fake Web Locks for one name at a time. A lock that is held from the start is never released. */
function makeLocks({ isHeld = false } = {}) {
  let last: Promise<unknown> = isHeld ? new Promise(() => {}) : Promise.resolve();
  const asked = gate();
  return {
    asked: asked.closed,
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      asked.open();
      let begun = false;
      const begin = () => {
        if (signal.aborted) return undefined;
        begun = true;
        return work();
      };
      const turn = last.then(begin, begin);
      last = turn;
      return new Promise<void>((resolve, reject) => {
        turn.then(resolve, reject);
        signal.addEventListener('abort', () => {
          if (!begun) reject(signal.reason);
        });
      });
    },
  };
}

const forbidden = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) };

/** Two tabs that share a storage and send requests at the same time. */
function openTwo() {
  const storage = makeStorage(SIGNED_IN);
  const tabs = [openTab(server.url, storage), openTab(server.url, storage)] as const;
  const addAll = () => Promise.all(tabs.flatMap(({ add }) => [add('garlic'), add('onion')]));
  return { storage, tabs, addAll };
}

describe('a token that expires in two tabs at the same moment', () => {
  test('is refreshed once if tabs can take turns', async () => {
    vi.stubGlobal('navigator', { locks: makeLocks() });
    const { storage, addAll } = openTwo();
    await addAll();
    expect(server.to(REFRESH)).toHaveLength(1);
    expect(server.to(BULK)).toHaveLength(8);
    expect(sessionIn(storage)).toMatchObject({ refresh_token: 'refresh-2' });
  });

  test.each([
    { why: 'there are no locks', locks: undefined },
    { why: 'locks are forbidden, as storage is', locks: forbidden },
  ])('becomes the same new one for both if $why', async ({ locks }) => {
    vi.stubGlobal('navigator', { locks });
    const { storage, tabs, addAll } = openTwo();
    const hold = gate();
    server.beforeRefresh = hold.closed;
    const calls = addAll();
    await server.until(REFRESH, 2);
    hold.open();
    await calls;
    expect(server.to(REFRESH)).toHaveLength(2);
    expect(server.to(BULK)).toHaveLength(8);
    expect(sessionIn(storage)).toMatchObject({
      access_token: 'access-2',
      refresh_token: 'refresh-2',
    });
    for (const { onSignedOut } of tabs) expect(onSignedOut).not.toHaveBeenCalled();
  });

  test("continues with the faster tab's tokens if the slower one is rejected", async () => {
    vi.stubGlobal('navigator', {});
    const { storage, tabs } = openTwo();
    const hold = gate();
    server.beforeRefresh = hold.closed;
    server.refreshAnswer = problem(401, 'Used already.');
    const call = tabs[0].add('garlic');
    await server.until(REFRESH, 1);
    storage.setItem('refresh_token', 'refresh-1');
    storage.setItem('access_token', 'access-1');
    hold.open();
    await expect(call).resolves.toBeDefined();
    expect(tabs[0].onSignedOut).not.toHaveBeenCalled();
  });
});

test('a tab suspended during its refresh blocks others for at most 16 seconds', async () => {
  const locks = makeLocks({ isHeld: true });
  vi.stubGlobal('navigator', { locks });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tabs } = openTwo();
  const call = tabs[0].add('garlic');
  await locks.asked;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(server.to(REFRESH)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1500);
  await expect(call).resolves.toBeDefined();
});

import { expect, test } from 'vitest';
import { BENS_TOKEN, bareRoutes } from '../support/bare-routes.ts';

const routes = bareRoutes();

// The contract allows one at a time for each cook.
const during = (work: Parameters<typeof routes.during<void>>[2]) =>
  routes.during('GET', '/account/export', work);

function signal() {
  let fire = (): void => undefined;
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return { fire, fired };
}

/** Has the next request take until it is finished, and those after it none. */
function takeLong() {
  const [begun, finished, gone] = [signal(), signal(), signal()];
  routes.answering = async (call) => {
    routes.answering = async () => undefined;
    call.signal.addEventListener('abort', gone.fire);
    begun.fire();
    await finished.fired;
  };
  return { begun: begun.fired, gone: gone.fired, finish: finished.fire };
}

test('while one is answered, another of the same cook has to wait, and nobody else', () =>
  during(async (ask) => {
    const { begun, finish } = takeLong();
    const first = ask();
    await begun;
    const { status, headers } = await ask();
    expect([status, headers.get('retry-after')]).toEqual([429, '2']);
    expect((await ask({ authorization: `Bearer ${BENS_TOKEN}` })).status).toBe(204);
    finish();
    expect((await first).status).toBe(204);
    await expect.poll(async () => (await ask()).status).toBe(204);
  }));

test('hanging up is no way around that: the work goes on', () =>
  during(async (ask) => {
    const { begun, gone, finish } = takeLong();
    const hangingUp = new AbortController();
    const first = ask({ signal: hangingUp.signal });
    await begun;
    hangingUp.abort();
    await expect(first).rejects.toThrow('aborted');
    await gone;
    expect((await ask()).status).toBe(429);
    finish();
    await expect.poll(async () => (await ask()).status).toBe(204);
  }));

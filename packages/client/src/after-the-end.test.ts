import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BULK, failureOf, gate, openTab } from './test-tab.ts';
import { startServer } from './test-server.ts';

const OVER = { name: 'ApiError', status: 401, detail: 'You are no longer logged in.' };
const TOKENS = { access_token: 'access-0', refresh_token: 'refresh-0' };

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

/** A request whose response the test releases. */
async function callOnItsWay() {
  const tab = openTab(server.url);
  const hold = gate();
  server.before = hold.closed;
  const outcome = failureOf(tab.add('garlic'));
  await server.until(BULK, 1);
  return { ...tab, outcome, answer: hold.open };
}

describe('a response belongs to the cook who asked', () => {
  test.each<{ why: string; end: (tab: ReturnType<typeof openTab>) => void }>([
    { why: 'has logged out', end: ({ client }) => client.logout() },
    { why: 'was logged out by the server', end: ({ client }) => client.session.dropTokens() },
    { why: 'has logged out in another tab', end: ({ storage }) => storage.held.clear() },
    {
      why: 'is somebody else now',
      end: ({ client }) => client.session.signIn(TOKENS, 'somebody_else'),
    },
  ])('and to nobody after that cook $why', async ({ end }) => {
    const { outcome, answer, ...tab } = await callOnItsWay();
    end(tab);
    answer();
    expect(await outcome).toMatchObject(OVER);
  });

  test('nor after a refresh', async () => {
    const { outcome, answer, client } = await callOnItsWay();
    client.session.keepTokens({ access_token: 'access-1' });
    answer();
    expect(await outcome).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLarderClient } from './client.ts';
import { makeStorage, SIGNED_IN, startServer } from './test-server.ts';
import { unwrap } from './unwrap.ts';

let server: Awaited<ReturnType<typeof startServer>>;
const { TZ } = process.env;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  process.env['TZ'] = TZ;
  await server.stop();
});

const makeClient = () => createLarderClient({ baseUrl: server.url, storage: makeStorage(SIGNED_IN) });
const zones = () => server.received.map(({ zone }) => zone);

/** A browser that reports this time zone. */
function browserSays(timeZone: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string, // Some browsers do this, whatever the types say.
  });
}

test("every call in a session sends the cook's time zone, even after travelling", async () => {
  const client = makeClient();
  process.env['TZ'] = 'Asia/Tokyo';
  await unwrap(client.GET('/pantry'));
  await unwrap(client.POST('/pantry/bulk', { body: { items: [] } }));
  process.env['TZ'] = 'America/Los_Angeles';
  await unwrap(client.GET('/pantry'));
  expect(zones()).toEqual(['Asia/Tokyo', 'Asia/Tokyo', 'America/Los_Angeles']);
});

test('so does the retry after a refresh', async () => {
  process.env['TZ'] = 'Asia/Tokyo';
  const client = makeClient();
  server.generation = 1;
  server.refreshAnswer = null;
  await unwrap(client.GET('/pantry')).catch(() => undefined);
  expect(server.to('/api/v1/pantry').map(({ zone }) => zone)).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
});

describe('if the browser does not know it, its UTC offset is sent', () => {
  test.each([
    { says: undefined, at: 'Asia/Tokyo', sent: 'Etc/GMT-9' },
    { says: 'Etc/Unknown', at: 'Pacific/Honolulu', sent: 'Etc/GMT+10' },
    { says: '+09:00', at: 'Asia/Tokyo', sent: 'Etc/GMT-9' },
    { says: '', at: 'UTC', sent: 'UTC' },
  ])('it sends $says [DATES-23]', async ({ says, at, sent }) => {
    process.env['TZ'] = at;
    browserSays(says);
    await unwrap(makeClient().GET('/pantry'));
    expect(zones()).toEqual([sent]);
  });

  test('it has no Intl at all', async () => {
    process.env['TZ'] = 'Asia/Tokyo';
    vi.stubGlobal('Intl', undefined);
    try {
      await unwrap(makeClient().GET('/pantry'));
    } finally {
      vi.unstubAllGlobals();
    }
    expect(zones()).toEqual(['Etc/GMT-9']);
  });
});

test('a zone unknown to the server is dropped, and the call is still made, with its body [DATES-23]', async () => {
  process.env['TZ'] = 'Asia/Tokyo';
  browserSays('Asia/Newest_City');
  server.unknownZone = 'Asia/Newest_City';
  const client = makeClient();
  const body = { items: [{ ingredient_name: 'rice', quantity: 1, unit: 'kg' as const }] };
  await unwrap(client.POST('/pantry/bulk', { body }));
  await unwrap(client.GET('/pantry'));
  expect(zones()).toEqual(['Asia/Newest_City', 'Etc/GMT-9', 'Etc/GMT-9']);
  expect(server.to('/api/v1/pantry/bulk').map((sent) => JSON.parse(sent.body))).toEqual([body, body]);
});

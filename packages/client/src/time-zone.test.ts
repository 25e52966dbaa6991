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

describe('the zone of an earlier visit', () => {
  const visit = (storage: ReturnType<typeof makeStorage>) =>
    createLarderClient({ baseUrl: server.url, storage });

  test('is sent without asking Intl, and looked up once the page is there', async () => {
    process.env['TZ'] = 'Europe/Berlin';
    const storage = makeStorage(SIGNED_IN);
    await unwrap(visit(storage).GET('/pantry'));
    // Madrid has the same offset all year.
    process.env['TZ'] = 'Europe/Madrid';
    const lookUp = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const client = visit(storage);
      await unwrap(client.GET('/pantry'));
      expect(lookUp).not.toHaveBeenCalled();
      vi.advanceTimersByTime(10_000);
      await unwrap(client.GET('/pantry'));
    } finally {
      vi.useRealTimers();
    }
    await unwrap(visit(storage).GET('/pantry'));
    expect(zones()).toEqual(['Europe/Berlin', 'Europe/Berlin', 'Europe/Madrid', 'Europe/Madrid']);
  });

  test.each([
    { why: 'the UTC offset is another', kept: '300 America/Bogota' },
    { why: 'it is no zone', kept: '-540 <script>' },
    { why: 'it has no zone', kept: '-540' },
    { why: 'it is empty', kept: '' },
  ])('is not sent if $why', async ({ kept }) => {
    process.env['TZ'] = 'Asia/Tokyo';
    const storage = makeStorage({ ...SIGNED_IN, timeZone: kept });
    await unwrap(visit(storage).GET('/pantry'));
    expect(zones()).toEqual(['Asia/Tokyo']);
    expect(storage.held.get('timeZone')).toBe('-540 Asia/Tokyo');
  });

  test('is not kept without a session, and goes with it', async () => {
    const storage = makeStorage();
    const client = visit(storage);
    await unwrap(client.GET('/pantry')).catch(() => undefined);
    expect([...storage.held]).toEqual([]);
    const signedIn = makeStorage(SIGNED_IN);
    const other = visit(signedIn);
    await unwrap(other.GET('/pantry'));
    expect(signedIn.held.has('timeZone')).toBe(true);
    other.logout();
    expect([...signedIn.held]).toEqual([]);
  });

  test('is dropped if the server does not know it', async () => {
    process.env['TZ'] = 'Asia/Tokyo';
    server.unknownZone = 'Asia/Older_City';
    const storage = makeStorage({ ...SIGNED_IN, timeZone: '-540 Asia/Older_City' });
    const client = visit(storage);
    await unwrap(client.GET('/pantry'));
    await unwrap(client.GET('/pantry'));
    expect(zones()).toEqual(['Asia/Older_City', 'Asia/Tokyo', 'Asia/Tokyo']);
  });
});

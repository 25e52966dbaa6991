import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/database/open.ts';
import type { Rules } from '../../src/recipes/import/fetching/addresses.ts';
import { makeImportService } from '../../src/recipes/import/import.service.ts';
import { makePictureService } from '../../src/recipes/import/picture.service.ts';
import { makeQueues } from '../../src/recipes/import/queues.ts';
import { createTestDatabase } from '../support/database.ts';
import { callerOf } from '../support/own-recipes.ts';

const CALLER = callerOf('0193a000-0000-7000-8000-000000000001');
const RULES: Rules = {
  isAllowedAddress: () => true,
  isAllowedPort: () => true,
  resolve: () => Promise.resolve(['127.0.0.1']),
};
const site = createServer((_request, response) => response.setHeader('content-type', 'image/png').end('x'));
let link = '';
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  link = `http://site.example:${(site.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  site.close();
  await database.close();
});

const never = new AbortController().signal;
const now = () => new Date();

/** Queues in which others have all the turns of one kind until the end of the test. */
function occupied(kind: 'fetching' | 'working', patienceMs: number) {
  const queues = { ...makeQueues(), patienceMs };
  const turns = kind === 'fetching' ? 8 : 2;
  for (let turn = 0; turn < turns; turn += 1) void queues[kind].take(() => new Promise(() => undefined));
  return queues;
}

describe('a cook who waits too long for others is told so [IMPORT-10]', () => {
  const read = (queues: ReturnType<typeof makeQueues>, sent: object, signal = never) =>
    makeImportService(database.db, RULES, now, queues).read(CALLER, sent, signal);
  const fetchPicture = (queues: ReturnType<typeof makeQueues>) =>
    makePictureService(database.db, RULES, now, queues).fetch(CALLER, link, never);
  const busy = (doing: string) => ({
    status: 503,
    detail: `Larder is ${doing} just now. Try again in a minute.`,
    headers: { 'retry-after': '60' },
  });

  test('before a link is opened', async () => {
    await expect(read(occupied('fetching', 100), { url: link })).rejects.toMatchObject(
      busy('opening many other links'),
    );
  });

  test('before a text is read', async () => {
    await expect(read(occupied('working', 100), { text: 'Soup' })).rejects.toMatchObject(
      busy('reading many other recipes'),
    );
  });

  test('before a picture is fetched', async () => {
    await expect(fetchPicture(occupied('fetching', 100))).rejects.toMatchObject(
      busy('fetching many other pictures'),
    );
  });

  test('before a picture is decoded', async () => {
    // Long enough for a site on this machine.
    await expect(fetchPicture(occupied('working', 3_000))).rejects.toMatchObject(
      busy('fetching many other pictures'),
    );
  });

  test('and one who has gone is not', async () => {
    const gone = new AbortController();
    const reading = read(occupied('working', 60_000), { text: 'Soup' }, gone.signal);
    gone.abort();
    await expect(reading).rejects.toMatchObject({ status: 408 });
  });
});

test('no request waits longer than eight seconds', () => expect(makeQueues().patienceMs).toBe(8_000));

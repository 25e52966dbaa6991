import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { picture, sendPhoto } from '../support/photos.ts';
import { BASE_PATH } from './agreement.ts';
import { startApi, type Api, type User } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

const RECIPE = 1002;

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
});
beforeEach(async () => {
  user = await api.signUp();
});
afterAll(() => api.close());

const send = async (colour?: string) =>
  sendPhoto(api, user, RECIPE, await picture(120, 120, colour).jpeg().toBuffer());

/** Photos of this cook, each of so many bytes; at most 10 MB in a statement, which has a time limit. */
async function store(many: number, bytes: number, removedAt: string | null, recipe = 1001) {
  const atOnce = Math.max(1, Math.floor(10_000_000 / bytes));
  for (let left = many; left > 0; left -= atOnce)
    await api.database.pool.query(
      `insert into recipe_photos (user_id, id, recipe_id, sent_hash, small, large, added_at, removed_at)
       select users.id, gen_random_uuid(), $5, '', '', convert_to(repeat('x', $2), 'UTF8'), now(), $3
       from users, generate_series(1, $4) where username = $1`,
      [user.username, bytes, removedAt, Math.min(left, atOnce), recipe],
    );
}
const stored = async () => {
  const { rows } = await api.database.pool.query<{ many: number }>(
    'select count(*)::int as many from recipe_photos join users on users.id = user_id where username = $1',
    [user.username],
  );
  return rows[0]!.many;
};

test('a cook sends 300 photos in ten minutes, which are counted under a hash of the account', async () => {
  expect((await send()).status).toBe(200);
  const { rows } = await api.database.pool.query<{ key: string }>(
    "update auth_attempts set failures = 300 where key like 'photos %' returning key",
  );
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^photos [\w-]{43}$/)]);
  const { status, body, headers } = await send();
  expect([status, body.detail]).toEqual([429, 'That was a lot of photos. Please wait a few minutes.']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('three at the same time: more are refused before they are read', async () => {
  const answers: (number | undefined)[] = [];
  const slow = Array.from({ length: 4 }, () => {
    const sent = request(`${api.origin}${BASE_PATH}/recipes/${RECIPE}/photo`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${user.accessToken}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000,
      },
    });
    sent.on('response', ({ statusCode }) => answers.push(statusCode));
    sent.on('error', () => undefined);
    sent.write('--x\r\n');
    return sent;
  });
  try {
    await expect.poll(() => answers, { timeout: 9_000 }).toEqual([429]);
  } finally {
    for (const sent of slow) sent.destroy();
  }
  await expect.poll(async () => (await send()).status, { timeout: 9_000, interval: 500 }).toBe(200);
});

test('all photos of a cook together are small enough for an export', async () => {
  await store(19, 5_000_000, null);
  expect((await send('#102030')).status).toBe(200);
  await store(1, 5_000_000, null);
  const { status, body } = await send('#405060');
  expect([status, body.detail]).toEqual([
    409,
    'Your photos can take up 100 MB at most. Please remove one that you no longer need.',
  ]);
  expect(await stored(), 'what the recipe had is kept').toBe(21);
});

test('what was removed is restored within the same limits, also when all of it is asked for at once', async () => {
  const ids = [1002, 2001, 3001, 3002];
  const jpeg = await picture(120, 120).jpeg().toBuffer();
  for (const id of ids) {
    await sendPhoto(api, user, id, jpeg);
    await user.call('DELETE', `/recipes/${id}/photo`);
  }
  const restoreAll = async () => {
    const sent = ids.map((id) => user.call('POST', `/recipes/${id}/photo/restore`));
    return (await Promise.all(sent)).map(({ status, body }) => body?.detail ?? status).toSorted();
  };
  await store(1_998, 1, null);
  const tooMany = 'You can have at most 2,000 photos. Please remove one that you no longer need.';
  expect(await restoreAll()).toEqual([204, 204, tooMany, tooMany]);

  await api.database.pool.query(`delete from recipe_photos where recipe_id = 1001 and sent_hash = ''`);
  for (const id of ids) await user.call('DELETE', `/recipes/${id}/photo`);
  await store(20, 5_000_000, null);
  const tooLarge = 'Your photos can take up 100 MB at most. Please remove one that you no longer need.';
  expect(await restoreAll()).toEqual(ids.map(() => tooLarge));
});

test('photos that are sent at once do not exceed the limit together', async () => {
  await store(1_999, 1, null);
  const jpeg = await picture(120, 120).jpeg().toBuffer();
  const sent = [1002, 2001, 3001].map((id) => sendPhoto(api, user, id, jpeg));
  expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('of the photos that were removed, the latest 200 are kept', async () => {
  await store(300, 10, new Date(Date.now() - 60_000).toISOString());
  expect((await send('#102030')).status).toBe(200);
  expect((await send('#405060')).status).toBe(200);
  expect(await stored()).toBe(201);
  expect((await user.call('POST', `/recipes/${RECIPE}/photo/restore`)).status).toBe(204);
});

test('an export is sent photo by photo, one at a time for each cook, and breaks off if it cannot be whole', async () => {
  const { rows: recipes } = await api.database.pool.query<{ id: number }>('select id from recipes limit 6');
  for (const { id } of recipes) await store(1, 8_000_000, null, id);
  expect(await stored()).toBeGreaterThan(4);
  const begun = await fetch(`${api.origin}${BASE_PATH}/account/export`, {
    headers: { authorization: `Bearer ${user.accessToken}` },
  });
  const reader = begun.body!.getReader();
  await reader.read();
  const other = await user.call('GET', '/account/export');
  expect([other.status, other.body.detail]).toEqual([429, 'That is too much at once. Please wait a moment.']);

  await api.database.pool.query(
    'delete from recipe_photos using users where users.id = user_id and username = $1',
    [user.username],
  );
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow('terminated');
  await expect
    .poll(async () => (await user.call('GET', '/account/export')).status, { timeout: 9_000, interval: 500 })
    .toBe(200);
});

import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backfillNameKeys } from '../../src/pantry/name-key-backfill.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { startApi, type Api, type Call } from '../api/api.ts';
import { openOlderDatabase } from '../support/older-database.ts';

const FIRST = 500_000_001;

/** The key that older versions stored for a name in one of these scripts. */
const formerKey = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a cook of an older version may have, in the order of the rows. */
const THERE: readonly { why: string; name: string; former: string; key: string }[] = [
  { why: 'without its vowel sign', name: 'काल', former: formerKey('काल'), key: 'काल' },
  { why: 'in parts', name: '김치전', former: formerKey('김치전'), key: '김치전' },
  { why: 'as it was', name: 'Jalapeño jam', former: 'jalapeno jam', key: 'jalapeno jam' },
  { why: 'the key of another', name: 'पाल', former: 'moves on', key: 'पाल' },
  { why: 'that key', name: 'पालक', former: 'पाल', key: 'पालक' },
  { why: 'of a newer server', name: 'मील', former: 'मील', key: 'मील' },
  { why: 'of an older server beside it', name: 'मील', former: formerKey('मील'), key: `मील #${FIRST + 6}` },
];

let api: Api;
let call: Call;
let userId: string;
beforeAll(async () => {
  const database = await openOlderDatabase();
  const { rows } = await database.pool.query<{ id: string }>('select id from users');
  userId = rows[0]!.id;
  for (const [nth, { name, former }] of THERE.entries())
    await insert(database.pool, FIRST + nth, name, former);
  await database.pool.query('update pantries set next_own_ingredient_id = $1', [FIRST + THERE.length]);
  await migrateDatabase(database.pool);
  await backfillNameKeys(database.db);
  api = await startApi({ database });
  const credentials = { username: 'ada', password: 'correct horse battery' };
  const login = await api.call('POST', '/auth/login', { body: credentials });
  call = api.as(login.body.data.access_token);
});
afterAll(() => api.close());

const insert = (pool: pg.Pool, id: number, name: string, key: string) =>
  pool.query('insert into own_ingredients (user_id, id, name, name_key) values ($1, $2, $3, $4)', [
    userId,
    id,
    name,
    key,
  ]);

const keys = async () => {
  const { rows } = await api.database.pool.query<{ id: number; key: string; version: string }>(
    'select id, name_key as key, xmin::text as version from own_ingredients where id >= $1 order by id',
    [FIRST],
  );
  return rows;
};

const add = async (ingredient_name: string) => {
  const items = [{ ingredient_name, quantity: 1, unit: 'piece' }];
  const { status, body } = await call('POST', '/pantry/bulk', { body: { items } });
  expect(status).toBe(201);
  return body.data.pantryItems[0].ingredients as { name: string };
};

test('the first start renews the keys of names, and no two rows share one', async () => {
  expect((await keys()).map(({ key }) => key)).toEqual(THERE.map(({ key }) => key));
});

test('the next start changes nothing', async () => {
  const before = await keys();
  await backfillNameKeys(api.database.db);
  expect(await keys()).toEqual(before);
});

test('an existing ingredient is found by its name, and a name with other vowels is another one', async () => {
  expect(await add('काल')).toMatchObject({ name: 'काल' });
  expect(await add('कल')).toMatchObject({ name: 'कल' });
  const names = (await keys()).slice(THERE.length).map(({ key }) => key);
  expect(names).toEqual(['कल']);
  expect(await add('김치전'.normalize('NFD'))).toMatchObject({ name: '김치전' });
});

test('more names than are read at once are all renewed, unless a stop comes first', async () => {
  const { pool, db } = api.database;
  const base = FIRST + 1_000_000;
  const count = async () =>
    (await pool.query("select from own_ingredients where name_key = 'old ' || id")).rowCount;
  await pool.query(
    `insert into own_ingredients (user_id, id, name, name_key)
     select $1, $2 + n, 'दाल ' || n, 'old ' || ($2 + n) from generate_series(1, 2500) n`,
    [userId, base],
  );
  await backfillNameKeys(db, () => true);
  expect(await count()).toBe(2_500);
  await backfillNameKeys(db);
  expect(await count()).toBe(0);
});

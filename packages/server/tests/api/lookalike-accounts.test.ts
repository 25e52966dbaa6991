import { afterAll, beforeAll, expect, test } from 'vitest';
import { backfillSkeletons } from '../../src/accounts/skeleton-backfill.ts';
import { endSessions } from '../../src/accounts/end-sessions.command.ts';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** Accounts of an older Larder with the keys that it stored, oldest first. */
const OLD = [
  { username: 'Emil_7', key: 'emil_7', password: 'slow red beans' },
  { username: 'EmiI_7', key: 'emii_7', password: 'quick red beans' },
  { username: 'straße', key: 'strasse', password: 'slow white beans' },
  { username: 'STRAẞE', key: 'straße', password: 'quick white beans' },
  { username: 'FUẞ', key: 'fuß', password: 'slow black beans' },
] as const;

let api: Api;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  const { pool } = api.database;
  for (const [at, { username, key, password }] of OLD.entries()) {
    const made = `maker_${at}`;
    await api.signUp(made, password);
    await pool.query(
      'update users set username = $1, username_key = $2, key_skeleton = null, name_skeleton = null where username = $3',
      [username, key, made],
    );
  }
});
afterAll(() => api.close());

const looks = async () => {
  const { rows } = await api.database.pool.query<Record<string, string | null>>(
    'select username, username_key, key_skeleton, name_skeleton from users order by created_at, id',
  );
  return rows.map((row) => Object.values(row).map((value) => value?.normalize('NFC') ?? null));
};
const logIn = async (username: string, password: string) =>
  (await api.call('POST', '/auth/login', { body: { username, password } })).status;
/** The status of each account's login. */
const loginStatuses = () => Promise.all(OLD.map(({ username, password }) => logIn(username, password)));
const EVERYONE = OLD.map(() => 200);

test('everyone logs in before the backfill', async () => {
  expect(await loginStatuses()).toEqual(EVERYONE);
});

test('the backfill leaves the rest to the next start when it is to stop, and says when it fails', async () => {
  const before = await looks();
  await backfillSkeletons(api.database.db, () => true);
  expect(await looks()).toEqual(before);
  const away = new Error('away');
  const cut = new Proxy(api.database.db, {
    get: (target, name, receiver) =>
      name === 'execute' ? () => Promise.reject(away) : (Reflect.get(target, name, receiver) as unknown),
  });
  await expect(backfillSkeletons(cut)).rejects.toBe(away);
  expect(await looks()).toEqual(before);
});

test('of accounts that look alike, the oldest gets its skeletons and the others those that are free, even if two servers start together', async () => {
  await Promise.all([backfillSkeletons(api.database.db), backfillSkeletons(api.database.db)]);
  const stored = await looks();
  expect(stored).toEqual([
    ['Emil_7', 'emil_7', 'ernil_7', 'ernil_7'],
    ['EmiI_7', 'emii_7', 'ernii_7', null],
    ['straße', 'strasse', 'strasse', 'strasse'],
    ['STRAẞE', 'straße', null, null],
    ['FUẞ', 'fuss', 'fuss', 'fuss'],
  ]);
  await backfillSkeletons(api.database.db);
  expect(await looks()).toEqual(stored);
});

test('everyone logs in after it, lookalikes each to their own account', async () => {
  await backfillSkeletons(api.database.db);
  expect(await loginStatuses()).toEqual(EVERYONE);
  expect(await logIn('EMIL_7', 'slow red beans')).toBe(200);
  expect(await logIn('Straße', 'slow white beans')).toBe(200);
  expect(await logIn('STRASSE', 'slow white beans')).toBe(200);
  expect(await logIn('fuss', 'slow black beans')).toBe(200);
  expect(await logIn('straße', 'quick white beans')).toBe(401);
  const said: string[] = [];
  await endSessions(['--name', 'STRAẞE'], {
    now: new Date(),
    say: (line) => void said.push(line),
    complain: (line) => void said.push(line),
    open: async () => ({ pool: api.database.pool, close: async () => undefined }),
  });
  expect(said).toEqual([expect.stringMatching(/^✓ Ended \d+ sessions of STRAẞE, /)]);
});

test.each(['EMII_7', 'еmil_7', 'еmii_7', 'STRASSE', 'Fuß'])('rejects the lookalike %s', async (username) => {
  await backfillSkeletons(api.database.db);
  const { status } = await api.call('POST', '/auth/signup', {
    body: { username, password: 'correct horse' },
  });
  expect(status).toBe(409);
});

test('backfills more than one batch, one of them with lookalikes', async () => {
  await api.database.pool.query(
    `insert into users (id, username, username_key, password_hash)
     select gen_random_uuid(), name, name, '' from (
       select 'crowd_' || n as name from generate_series(1000, 2200) n union select 'crowd_1OOO') names`,
  );
  await backfillSkeletons(api.database.db);
  const { rows } = await api.database.pool.query(
    `select count(*)::int as accounts, count(key_skeleton)::int as keys, count(name_skeleton)::int as names
     from users where username like 'crowd%'`,
  );
  expect(rows).toEqual([{ accounts: 1202, keys: 1202, names: 1201 }]);
});

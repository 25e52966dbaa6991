import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteLooks } from '../../src/accounts/alike-names.ts';
import { endSessions } from '../../src/accounts/end-sessions.command.ts';
import { startApi, type Api } from './api.ts';
import { SMALL_CATALOGUE } from './small-catalogue.ts';

/** Accounts that an older Larder made, each with the key that it gave them, in the order in which they were made. */
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
/** Who gets in with their own name and password. */
const whoGetsIn = () => Promise.all(OLD.map(({ username, password }) => logIn(username, password)));
const EVERYONE = OLD.map(() => 200);

test('before their looks are noted, all log in', async () => {
  expect(await whoGetsIn()).toEqual(EVERYONE);
});

test('two servers that start together note what the oldest of those that look alike look like', async () => {
  await Promise.all([noteLooks(api.database.db), noteLooks(api.database.db)]);
  const noted = await looks();
  expect(noted).toEqual([
    ['Emil_7', 'emil_7', 'ernil_7', 'ernil_7'],
    ['EmiI_7', 'emii_7', null, null],
    ['straße', 'strasse', 'strasse', 'strasse'],
    ['STRAẞE', 'straße', null, null],
    ['FUẞ', 'fuss', 'fuss', 'fuss'],
  ]);
  await noteLooks(api.database.db);
  expect(await looks()).toEqual(noted);
});

test('everyone logs in as before, those who look alike each to their own account', async () => {
  expect(await whoGetsIn()).toEqual(EVERYONE);
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
  expect(said).toEqual([expect.stringMatching(/^✓ Ended 3 sessions of STRAẞE, /)]);
});

test.each(['EMII_7', 'еmil_7', 'STRASSE', 'Fuß'])('nobody signs up as %s', async (username) => {
  const { status } = await api.call('POST', '/auth/signup', {
    body: { username, password: 'correct horse' },
  });
  expect(status).toBe(409);
});

test('more accounts than are noted at once all are', async () => {
  await api.database.pool.query(
    `insert into users (id, username, username_key, password_hash)
     select gen_random_uuid(), name, name, '' from (select 'crowd_' || n as name from generate_series(1000, 2200) n)`,
  );
  await noteLooks(api.database.db);
  const { rows } = await api.database.pool.query(
    "select count(*)::int as accounts, count(key_skeleton)::int as noted from users where username like 'crowd%'",
  );
  expect(rows).toEqual([{ accounts: 1201, noted: 1201 }]);
});

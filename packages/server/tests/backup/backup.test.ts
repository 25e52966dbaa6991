import { createHash } from 'node:crypto';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backfillSkeletons } from '../../src/accounts/skeleton-backfill.ts';
import { backUp, restore } from '../../src/platform/backup/command.ts';
import { FORMAT } from '../../src/platform/backup/format.ts';
import { verifyBackup } from '../../src/platform/backup/read.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { startApi, type Api, type User } from '../api/api.ts';
import { SMALL_CATALOGUE } from '../api/small-catalogue.ts';
import { createTestDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/folders.ts';

const NOW = new Date('2026-11-22T08:30:00Z');

let api: Api;
let user: User;
beforeAll(async () => {
  api = await startApi({ catalogue: SMALL_CATALOGUE });
  user = await api.signUp('héloïse', 'correct horse');
  const items = [
    { ingredient_name: 'onion', quantity: 2, unit: 'piece' },
    { ingredient_name: 'my strange \\N "thing"', quantity: 1, unit: 'g' },
  ];
  const list = { name: 'Süßes 🍰', description: '\\N' };
  const answers = [
    await user.call('POST', '/pantry/bulk', { body: { items } }),
    await user.call('POST', '/lists', { body: list }),
    await user.call('POST', '/meal-plans/generate'),
  ];
  for (const { status, body } of answers) if (status !== 201) throw new Error(JSON.stringify(body));
});
afterAll(() => api.close());

/** Runs a command on an open database, and returns its exit code and output. */
async function run(
  command: typeof backUp,
  args: readonly string[],
  database: Pick<Database, 'pool'> = api.database,
): Promise<{ code: number; said: string; complained: string }> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await command(args, {
    now: NOW,
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
    open: async () => ({ pool: database.pool, close: async () => undefined }),
  });
  return { code, said: said.at(-1) ?? '', complained: complained.join('\n') };
}

async function emptyDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

/** A backup of the current database. */
async function backup(): Promise<string> {
  const file = join(await temporaryFolder(), 'kitchen.backup');
  const { code, complained } = await run(backUp, [file]);
  if (code !== 0) throw new Error(complained);
  return file;
}

/** All rows of all tables, each sorted. */
async function everything({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('a backup restores every row, and the account works', async () => {
  const file = await backup();
  expect((await stat(file)).mode & 0o777, 'readable only by its owner').toBe(0o600);
  const database = await emptyDatabase();
  const { code, said } = await run(restore, [file], database);
  expect(said).toMatch(/^✓ Restored 1 account with everything in them, as of 2026-11-22T08:30:00\.000Z\. /);
  expect(code).toBe(0);
  const { sessions, refresh_tokens: tokens, ...rest } = await everything(api.database);
  expect([sessions?.length, tokens?.length]).toEqual([1, 1]);
  expect(await everything(database)).toEqual({ ...rest, sessions: [], refresh_tokens: [] });

  const second = await startApi({ catalogue: SMALL_CATALOGUE, database });
  const body = { username: 'héloïse', password: 'correct horse' };
  const token = (await second.call('POST', '/auth/login', { body })).body.data.access_token;
  for (const path of ['/pantry', '/lists', '/meal-plans/current']) {
    expect((await second.as(token)('GET', path)).body).toEqual((await user.call('GET', path)).body);
  }
});

test('a restore logs everyone out, and invalidates mailed links', async () => {
  const database = await createTestDatabase();
  const first = await startApi({
    catalogue: SMALL_CATALOGUE,
    database: { ...database, close: async () => undefined },
  });
  const cook = await first.signUp();
  await database.pool.query(
    `insert into mailed_links (user_id, id, purpose, secret_hash, expires_at)
     select id, id, 'recover', '', now() + interval '1 hour' from users`,
  );
  const file = join(await temporaryFolder(), 'logged-in.backup');
  expect((await run(backUp, [file], database)).code).toBe(0);
  const elsewhere = await emptyDatabase();
  const { said } = await run(restore, [file], elsewhere);
  expect(said).toMatch(/everyone has to log in again\.$/);
  const second = await startApi({
    catalogue: SMALL_CATALOGUE,
    database: { ...elsewhere, close: async () => undefined },
  });
  const body = { refresh_token: cook.refreshToken };
  expect((await second.call('POST', '/auth/refresh', { body })).status).toBe(401);
  expect((await second.as(cook.accessToken)('GET', '/lists')).status).toBe(401);
  expect((await elsewhere.pool.query('select from mailed_links')).rowCount).toBe(0);
  await first.close();
  await second.close();
  await database.close();
});

test('it contains every table and column of the database', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name in (select tablename from pg_tables)`,
  );
  const saved = gunzipSync(await readFile(await backup())).toString();
  const beginnings = saved.matchAll(/^\{"table":.*$/gm);
  const names = Array.from(beginnings, ([line]) => JSON.parse(line) as { table: string; columns: string[] });
  expect(
    names.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)).toSorted(),
  ).toEqual(rows.map(({ name }) => name).toSorted());
  const sequences = await api.database.pool.query("select from pg_sequences where schemaname = 'public'");
  expect(sequences.rowCount, 'a sequence would have to be saved as well').toBe(0);
});

describe('an unusable file', () => {
  const rewrite = (change: (text: string) => string) => (bytes: Buffer) =>
    gzipSync(change(gunzipSync(bytes).toString()));
  const signed = (text: string) => {
    const before = text.slice(0, text.lastIndexOf('{"rows"'));
    const { rows } = JSON.parse(text.slice(before.length)) as { rows: number };
    return `${before}${JSON.stringify({ rows, sha256: createHash('sha256').update(before).digest('hex') })}\n`;
  };
  const whole = /is not a complete Larder backup: it is truncated, damaged or altered\.$/;
  test.each([
    { why: 'is cut short', change: (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), says: whole },
    {
      why: 'ends between two lines',
      change: rewrite((text) => text.slice(0, text.indexOf('{"table":"lists"'))),
      says: whole,
    },
    { why: 'has other rows', change: rewrite((text) => text.replace('onion', 'union')), says: whole },
    { why: 'lacks a row', change: rewrite((text) => text.replace(/^1\t.*\n/m, '')), says: whole },
    { why: 'continues after its end', change: rewrite((text) => `${text}\n`), says: whole },
    {
      why: 'names a table of PostgreSQL',
      change: rewrite((text) => signed(text.replace('"table":"users"', '"table":"pg_authid"'))),
      says: whole,
    },
    { why: 'is not gzip', change: () => Buffer.from('hello'), says: whole },
    { why: 'is something else', change: () => gzipSync('{"hello":1}\n'), says: /is not a Larder backup\.$/ },
    { why: 'is empty', change: () => gzipSync(''), says: /is not a Larder backup\.$/ },
    {
      why: 'has a later format',
      change: rewrite((text) => text.replace(`"format":${FORMAT}`, `"format":${FORMAT + 1}`)),
      says: / was made by a newer version of Larder\. Restore it with that version\.$/,
    },
    {
      why: 'has later tables',
      change: rewrite((text) => signed(text.replace(/"schema":\d+/, '"schema":9999999999999'))),
      says: / was made by a newer version of Larder\. Restore it with that version\.$/,
    },
    {
      why: 'has an unknown table',
      change: rewrite((text) => signed(text.replace('"table":"users"', '"table":"cooks"'))),
      says: /the database refused it \(relation "cooks" does not exist\)/,
    },
  ])('because it $why leaves the database empty and intact', async ({ change, says }) => {
    const file = await backup();
    await writeFile(file, change(await readFile(file)));
    const database = await emptyDatabase();
    const { code, complained } = await run(restore, [file], database);
    expect(complained).toMatch(says);
    expect(complained).toMatch(/^✗ Nothing was restored: [^\n]+$/);
    expect(code).toBe(1);
    const tables = await everything(database);
    expect(Object.keys(tables)).toEqual(Object.keys(await everything(api.database)));
    expect(Object.values(tables).flat()).toEqual([]);
  });
});

test("a flipped bit anywhere is reported as the file's fault, not the database's", async () => {
  const whole = await readFile(await backup());
  const file = join(await temporaryFolder(), 'flipped.backup');
  // gzip's timestamp and system (bytes 4 to 9) have no effect.
  const places = [
    0,
    1,
    2,
    3,
    ...Array.from({ length: 60 }, (_, at) => 10 + Math.floor((at * whole.length) / 61)),
  ];
  for (const at of [...places, whole.length - 8, whole.length - 1]) {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 1 << (at % 8);
    await writeFile(file, bytes);
    await expect(verifyBackup(file), `byte ${at}`).rejects.toThrow(/ is not a complete Larder backup: /);
  }
  // As the disk wrote it: in a row, under a matching gzip checksum.
  const text = gunzipSync(whole);
  text[text.indexOf('my strange') + 2]! ^= 0x29;
  await writeFile(file, gzipSync(text));
  const database = await emptyDatabase();
  expect(await run(restore, [file], database)).toMatchObject({
    code: 1,
    complained: expect.stringContaining(
      ' is not a complete Larder backup: it is truncated, damaged or altered.',
    ),
  });
});

test('a backup of older tables is migrated', async () => {
  const file = await backup();
  const journal = new URL('../../migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { when: number }[] };
  const text = gunzipSync(await readFile(file)).toString();
  // The first tables had no lists yet: the rest of the file is what that version of Larder would have saved.
  const { table, columns } = {
    table: 'users',
    columns: ['id', 'username', 'username_key', 'password_hash', 'created_at'],
  };
  const rows = text.slice(text.indexOf('{"table":"users"')).split('\n').slice(1);
  const before = [
    text.split('\n', 1)[0]!.replace(/"schema":\d+/, `"schema":${entries[0]!.when}`),
    JSON.stringify({ table, columns }),
    // Later columns come after these.
    ...rows.slice(0, rows.indexOf('\\.')).map((row) => row.split('\t').slice(0, columns.length).join('\t')),
    '\\.',
    '',
  ].join('\n');
  const sha256 = createHash('sha256').update(before).digest('hex');
  await writeFile(file, gzipSync(`${before}${JSON.stringify({ rows: rows.indexOf('\\.'), sha256 })}\n`));
  const database = await emptyDatabase();
  expect(await run(restore, [file], database)).toMatchObject({ code: 0 });
  // As the next start does.
  await backfillSkeletons(database.db);
  const tables = await everything(database);
  expect(tables['users']).toEqual((await everything(api.database))['users']);
  expect(Object.keys(tables)).toEqual(Object.keys(await everything(api.database)));
});

test('nothing is restored over existing data', async () => {
  const before = await everything(api.database);
  const { code, complained } = await run(restore, [await backup()]);
  expect(complained).toMatch(
    /^✗ Nothing was restored: The database already holds accounts .* set another DATA_DIR or DATABASE_URL\.$/,
  );
  expect(code).toBe(1);
  expect(await everything(api.database)).toEqual(before);
});

test('an existing file is not overwritten, and a failure leaves none behind', async () => {
  const file = await backup();
  const before = await readFile(file);
  expect(await run(backUp, [file])).toMatchObject({
    code: 1,
    complained: `✗ Nothing was saved: ${file} already exists. Choose another name, or delete it first.`,
  });
  expect(await readFile(file)).toEqual(before);

  const folder = await temporaryFolder();
  const broken = await createTestDatabase();
  onTestFinished(() => broken.close());
  await broken.pool.query('drop table preferences');
  expect(await run(backUp, [join(folder, 'new.backup')], broken)).toMatchObject({ code: 1 });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  { command: backUp, args: ['--all'], says: /^✗ Nothing was saved\. Name one file at most/ },
  { command: backUp, args: ['a', 'b'], says: /^✗ Nothing was saved\. Name one file at most/ },
  { command: backUp, args: ['/not/there/x.backup'], says: /x\.backup cannot be written \(ENOENT\)/ },
  { command: restore, args: [], says: /^✗ Nothing was restored\. Name one file/ },
  { command: restore, args: ['/not/there'], says: /\/not\/there cannot be read \(ENOENT\)/ },
])('$args: $says', async ({ command, args, says }) => {
  const { code, complained } = await run(command, args);
  expect(complained).toMatch(says);
  expect(code).toBe(1);
});

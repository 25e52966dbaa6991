import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase, sharedClusterSettings } from '../support/database.ts';
import { dataFolder, usedDataFolder } from '../support/folders.ts';
import { call } from '../support/people.ts';
import { isRunning, postgresPid, startServer } from '../support/server-process.ts';
import { serverAccounts } from '../support/accounts.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const MATILDA = { username: 'matilda', password: 'a long pass phrase' };

describe.each(await serverAccounts())('as $name', ({ account, prepare }) => {
  test('it starts in a folder with a space, is healthy, and leaves no process behind', async () => {
    const dataDir = await dataFolder('my data');
    await prepare(dataDir);
    const server = startServer({ DATA_DIR: dataDir }, account);
    const address = await server.ready();
    expect(server.output().trimEnd().split('\n').at(-1)).toBe(`Larder is ready at ${address}`);
    expect((await call(address, 'GET', '/health/live')).status).toBe(200);
    expect((await call(address, 'GET', '/health/ready')).status).toBe(200);

    const postgres = postgresPid(dataDir);
    expect(isRunning(postgres)).toBe(true);
    server.send('SIGTERM');
    expect(await server.exit()).toBe(0);
    expect([server.pid, postgres].filter(isRunning)).toEqual([]);
    expect(server.complaints()).toBe('');
  });
});

test('it starts below a folder with mode 700, and after kill -9 the next start recovers every acknowledged row', async () => {
  const dataDir = await dataFolder('data', 0o700);
  const first = startServer({ DATA_DIR: dataDir });
  const signUp = await call(await first.ready(), 'POST', '/auth/signup', MATILDA);
  expect(signUp.status).toBe(201);
  const postgres = postgresPid(dataDir);
  first.send('SIGKILL');
  expect(await first.exit()).toBe('SIGKILL');
  expect(isRunning(postgres)).toBe(true);

  const second = startServer({ DATA_DIR: dataDir });
  const address = await second.ready();
  expect((await call(address, 'POST', '/auth/login', MATILDA)).status).toBe(200);
  // The secret was kept, so the earlier token is still valid.
  expect((await call(address, 'GET', '/pantry', undefined, signUp.data.access_token)).status).toBe(200);
  second.send('SIGINT');
  expect(await second.exit()).toBe(0);
  expect(isRunning(postgres)).toBe(false);
});

test('a second server on the same DATA_DIR is told in one line what to do', async () => {
  const dataDir = await usedDataFolder();
  const first = startServer({ DATA_DIR: dataDir });
  const address = await first.ready();
  const second = startServer({ DATA_DIR: dataDir });
  expect(await second.exit()).toBe(1);
  expect(second.complaints()).toBe(
    `Larder cannot start: DATA_DIR ${dataDir} is in use by another Larder (process ${first.pid}). Stop that one, or start this one with another DATA_DIR (and PORT). Several servers can share one database through DATABASE_URL.\n`,
  );
  expect((await call(address, 'GET', '/health/ready')).status).toBe(200);
});

test('two servers share one database through DATABASE_URL, answer alike, and leave it running', async () => {
  const name = await createDatabase();
  onTestFinished(() => dropDatabase(name));
  const url = databaseUrl(name);
  const settings = { DATABASE_URL: url, AUTH_SECRET: SECRET, DATA_DIR: await dataFolder('unused') };
  const servers = [startServer(settings), startServer(settings)];
  const [one, two] = await Promise.all(servers.map((server) => server.ready()));
  const signUp = await call(one!, 'POST', '/auth/signup', MATILDA);
  expect(signUp.status).toBe(201);
  const token = signUp.data.access_token;
  const items = [{ ingredient_name: 'onion', quantity: 2, unit: 'piece' }];
  expect((await call(one!, 'POST', '/pantry/bulk', { items }, token)).status).toBe(201);
  expect((await call(two!, 'POST', '/lists', { name: 'Soups' }, token)).status).toBe(201);
  for (const path of ['/pantry', '/recipes/pantrysearch', '/recipes/usersearch?query=soup', '/lists']) {
    const answers = [one!, two!].map((address) => call(address, 'GET', path, undefined, token));
    const [first, second] = await Promise.all(answers);
    expect(first?.status).toBe(200);
    expect(second).toEqual(first);
  }
  for (const server of servers) server.send('SIGTERM');
  expect(await Promise.all(servers.map((server) => server.exit()))).toEqual([0, 0]);
});

test("a newer version's catalogue is served as it is", async () => {
  const settings = await sharedClusterSettings();
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("update catalogue_state set version = 'later-1', edition = edition + 1");
  await client.query("update recipes set title = 'Dish of later' where id = (select min(id) from recipes)");
  const everything =
    'select (select to_jsonb(s) from catalogue_state s) as state, jsonb_agg(to_jsonb(r)) as recipes from recipes r';
  const { rows: before } = await client.query(everything);

  const server = startServer(settings);
  const address = await server.ready();
  const { data } = await call(address, 'POST', '/auth/signup', MATILDA);
  const found = await call(address, 'GET', '/recipes/usersearch?query=later', undefined, data.access_token);
  expect(JSON.stringify(found.data)).toContain('Dish of later');
  expect(server.output()).toMatch(
    /The catalogue in the database is newer \(edition \d+\)[^\n]+ stays as it is\./,
  );
  expect((await client.query(everything)).rows).toEqual(before);
});

test('a signal during startup stops it as well', async () => {
  const dataDir = await dataFolder('data');
  const server = startServer({ DATA_DIR: dataDir });
  await expect.poll(() => server.output(), { timeout: 90_000 }).toContain('Creating a new database');
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);
  expect(server.output()).not.toContain('Larder is ready');
  expect(() => postgresPid(dataDir)).toThrow('ENOENT');
});

test('a second signal aborts the start at once, and leaves no PostgreSQL behind', async () => {
  const dataDir = await dataFolder('data');
  const server = startServer({ DATA_DIR: dataDir });
  await expect.poll(() => server.output(), { timeout: 90_000 }).toContain('Creating a new database');
  server.send('SIGTERM');
  server.send('SIGINT');
  expect(await server.exit()).toBe(0);
  expect(server.complaints()).toBe('');
  expect(() => postgresPid(dataDir)).toThrow('ENOENT');
  const left = await readdir(join(dataDir, 'postgres'));
  expect(left.filter((name) => name.startsWith('d'))).toEqual([]);
});

test("a signal ends the wait for another server's migration", async () => {
  const settings = await sharedClusterSettings();
  const client = new pg.Client(settings.DATABASE_URL);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`select pg_advisory_lock(${0x6d696772617465n})`);
  const server = startServer(settings);
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted and database =
    (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 90_000 }).toBe(1);
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);
  expect(server.complaints()).toBe('');
});

describe('what prevents a start is one line on standard error', () => {
  test.each([
    { settings: { PORT: 'abc' }, says: /^Larder cannot start: PORT must be [^\n]+\.\n$/ },
    {
      settings: { DATABASE_URL: 'postgres://h/d' },
      says: /^Larder cannot start: AUTH_SECRET is required [^\n]+\.\n$/,
    },
    {
      settings: { DATABASE_URL: 'postgres://cook:hidden@127.0.0.1:1/larder', AUTH_SECRET: SECRET },
      says: /^Larder cannot start: DATABASE_URL: the database cannot be reached \((?!.*hidden)[^\n]+\)\.\n$/,
    },
  ])('$settings', async ({ settings, says }) => {
    const server = startServer({ DATA_DIR: await dataFolder('data'), ...settings });
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toMatch(says);
  });

  test("a newer version's database: nothing in it changes", async () => {
    const settings = await sharedClusterSettings();
    const client = new pg.Client(settings.DATABASE_URL);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)",
    );
    // As a newer catalogue adds it.
    await client.query("update recipes set slug = 'of-later' where id = (select min(id) from recipes)");
    await client.query("update catalogue_state set version = 'later-1'");
    const everything = `select (select version from catalogue_state) as version, count(*)::int as recipes,
      (select slug from recipes order by id limit 1) as first from recipes`;
    const { rows: before } = await client.query(everything);

    const server = startServer(settings);
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toBe(
      'Larder cannot start: DATABASE_URL: this database was made by a newer version of Larder. Use that version.\n',
    );
    expect((await client.query(everything)).rows).toEqual(before);
    expect(before).toMatchObject([{ version: 'later-1', first: 'of-later' }]);
  });

  test('a HOST of another machine', async () => {
    const server = startServer({ ...(await sharedClusterSettings()), HOST: '192.0.2.1' });
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toMatch(/^Larder cannot start: HOST 192\.0\.2\.1 is not [^\n]+\.\n$/);
  });

  test('a PORT in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const dataDir = await usedDataFolder();
    const server = startServer({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toBe(
      `Larder cannot start: PORT ${port} is in use by another program. Stop that one, or set another PORT.\n`,
    );
    expect(() => postgresPid(dataDir)).toThrow('ENOENT');
  });
});

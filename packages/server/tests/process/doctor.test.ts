import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openCluster } from '../../src/platform/database/embedded/cluster.ts';
import { OTHER_TABLES } from '../../src/platform/database/migrate.ts';
import { find } from '../../src/platform/doctor/finding.ts';
import { examine } from '../../src/platform/doctor/examine.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { serverAccounts } from '../support/accounts.ts';
import { runCommand } from '../support/command-process.ts';
import { createDatabase, databaseUrl, dropDatabase, sharedClusterSettings } from '../support/database.ts';
import { copyUsedHome, dataFolder, temporaryFolder, usedDataFolder } from '../support/folders.ts';
import { startServer } from '../support/server-process.ts';
import { smallDisks } from '../support/small-disk.ts';

const SECRET = 'a-secret-of-thirty-two-characters';
const ACCOUNTS = await serverAccounts();
const run = promisify(execFile);

/** The doctor's complaints. */
async function complaints(settings: Record<string, string>): Promise<string[]> {
  const { code, output, complaints: stack } = await runCommand('doctor', [], { PORT: '0', ...settings });
  expect(stack).toBe('');
  const lines = output.trimEnd().split('\n');
  const bad = lines.filter((line) => line.startsWith('✗ '));
  expect(lines.at(-1)).toMatch(
    code === 0 ? /^✓ All \d checks passed: 'npm start' serves Larder\.$/ : /^✗ \d of \d checks failed\. /,
  );
  expect(code).toBe(bad.length > 0 ? 1 : 0);
  return bad.slice(0, -1).map((line) => line.slice(2));
}

/** A start's output with the same settings. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const server = startServer(settings);
  expect(await server.exit()).toBe(1);
  // As root it says first that it keeps root's rights.
  expect(server.output().replace(/^.*"level":"warn".*RUN_AS.*\n/, '')).toBe('');
  return server.complaints();
}

test('a working installation is healthy, stopped or running, and the doctor changes nothing', async () => {
  const dataDir = await usedDataFolder();
  await writeFile(join(dataDir, 'auth-secret'), SECRET, { mode: 0o600 });
  expect(await complaints({ DATA_DIR: dataDir })).toEqual([]);
  const server = startServer({ DATA_DIR: dataDir });
  const port = new URL(await server.ready()).port;
  expect(await complaints({ DATA_DIR: dataDir, PORT: port })).toEqual([]);
  expect((await runCommand('doctor', [], { DATA_DIR: dataDir, PORT: port })).output).toContain(
    `✓ Larder is running on PORT ${port}.\n`,
  );
});

test('a folder that does not exist yet is fine, and is not created', async () => {
  const dataDir = join(await temporaryFolder(), 'new', 'data');
  expect(await complaints({ DATA_DIR: dataDir })).toEqual([]);
  await expect(rm(join(dataDir, '..'))).rejects.toThrow('ENOENT');
});

describe('doctor and start report an unusable folder alike', () => {
  test.runIf(process.platform === 'linux')('where none can be created', async () => {
    const says = 'DATA_DIR /proc/x cannot be created there. Set another DATA_DIR.';
    expect(await complaints({ DATA_DIR: '/proc/x' })).toEqual([says]);
    expect(await refusal({ DATA_DIR: '/proc/x' })).toBe(`Larder cannot start: ${says}\n`);
    expect(await refusal({ DATA_DIR: '/proc/x', AUTH_SECRET: SECRET })).toBe(
      `Larder cannot start: ${says}\n`,
    );
  });

  test('a file', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const says = `DATA_DIR ${file} is not a folder, or is inside a file. Set another DATA_DIR.`;
    expect(await complaints({ DATA_DIR: file, AUTH_SECRET: SECRET })).toEqual([says]);
    expect(await refusal({ DATA_DIR: file })).toBe(`Larder cannot start: ${says}\n`);
  });

  test.each(ACCOUNTS.filter(({ account }) => account))("another user's, as $name", async ({ account }) => {
    const dataDir = await dataFolder('data');
    const server = startServer({ DATA_DIR: dataDir }, account);
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toBe(
      `Larder cannot start: DATA_DIR ${dataDir} cannot be used by this user (nobody). Make the folder that user's own, or set another DATA_DIR.\n`,
    );
    expect(server.output()).toBe('');
  });

  describe.each(smallDisks())('on a small disk ($how)', ({ makeDisk }) => {
    test.each(['with a database', 'without one'])('read-only, %s', async (which) => {
      const disk = await makeDisk(128);
      const dataDir = join(disk, 'data');
      await mkdir(dataDir);
      await writeFile(join(dataDir, 'auth-secret'), SECRET, { mode: 0o600 });
      if (which === 'with a database') copyUsedHome(dataDir);
      await run('mount', ['-o', 'remount,ro', disk]);
      const says = `DATA_DIR ${dataDir} is on a read-only disk. Make that writable, or set another DATA_DIR.`;
      expect(await complaints({ DATA_DIR: dataDir })).toContain(says);
      expect(await refusal({ DATA_DIR: dataDir })).toBe(`Larder cannot start: ${says}\n`);
    });

    test('full', async () => {
      const disk = await makeDisk(16);
      expect(await complaints({ DATA_DIR: disk })).toEqual([
        expect.stringMatching(
          /^The disk of DATA_DIR has 1\d MiB free\. Below 48 MiB Larder saves nothing: free some space\.$/,
        ),
      ]);
    });

    test('too small for a new database', async () => {
      expect(await complaints({ DATA_DIR: await makeDisk(100) })).toEqual([
        'The disk of DATA_DIR has 100 MiB free. A new database needs 256 MiB: free some space.',
      ]);
    });
  });
});

test.each([
  {
    mode: 0o644,
    secret: SECRET,
    says: /auth-secret can be read by other users \(mode 644\)\. Run 'chmod 600 /,
  },
  { mode: 0o640, secret: SECRET, says: /auth-secret can be read by other users \(mode 640\)\. / },
  { mode: 0o600, secret: 'short', says: /auth-secret is damaged\. Delete it: / },
])('a secret of mode $mode, $secret', async ({ mode, secret, says }) => {
  const dataDir = await dataFolder('data');
  const file = join(dataDir, 'auth-secret');
  await writeFile(file, secret);
  await chmod(file, mode);
  expect(await complaints({ DATA_DIR: dataDir })).toEqual([expect.stringMatching(says)]);
  expect(await refusal({ DATA_DIR: dataDir })).toMatch(says);
});

test.each([
  { settings: { PORT: 'abc' }, says: /^PORT must be / },
  { settings: { LOG_LEVEL: 'loud' }, says: /^LOG_LEVEL must be / },
  { settings: { RUN_AS: 'nobody at all' }, says: /^RUN_AS must be a user of this machine/ },
  { settings: { AUTH_SECRET: 'short' }, says: /^AUTH_SECRET must have / },
  { settings: { HOST: '192.0.2.1' }, says: /^HOST 192\.0\.2\.1 is not an address of this machine\.$/ },
  { settings: { DATABASE_URL: 'mysql://h/d', AUTH_SECRET: SECRET }, says: /^DATABASE_URL must look like / },
])('$settings', async ({ settings, says }) => {
  const dataDir = await dataFolder('data');
  expect(await complaints({ DATA_DIR: dataDir, ...settings })).toEqual([expect.stringMatching(says)]);
});

test('a port used by another program', async () => {
  const other = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const PORT = String((other.address() as AddressInfo).port);
  expect(await complaints({ ...(await sharedClusterSettings()), PORT })).toEqual([
    `PORT ${PORT} is in use by another program. Stop that one, or set another PORT.`,
  ]);
});

describe('an unusable database', () => {
  test('a wrong password, an unknown user or database', async () => {
    const cluster = await openCluster(await usedDataFolder(), createLog('silent'), {
      durable: false,
      transport: { kind: 'loopback', port: await freePort() },
    });
    onTestFinished(() => cluster.close());
    const { port, user, password } = cluster.connection;
    const url = (name: string, word: string, database: string) =>
      `postgres://${name}:${word}@127.0.0.1:${port}/${database}`;
    const told = async (DATABASE_URL: string) => complaints({ DATABASE_URL, AUTH_SECRET: SECRET });
    expect(await told(url(user, password, 'larder'))).toEqual([]);
    const wrong =
      'DATABASE_URL: PostgreSQL refuses this user or password (password authentication failed for user';
    expect(await told(url(user, 'hidden', 'larder'))).toEqual([`${wrong} "larder"). Correct them.`]);
    expect(await told(url('nobody', 'hidden', 'larder'))).toEqual([`${wrong} "nobody"). Correct them.`]);
    expect(await told(url(user, password, 'kitchen'))).toEqual([
      'DATABASE_URL: there is no such database (database "kitchen" does not exist). Create it, or name another.',
    ]);
    expect(await refusal({ DATABASE_URL: url(user, 'hidden', 'larder'), AUTH_SECRET: SECRET })).toBe(
      `Larder cannot start: ${wrong} "larder"). Correct them.\n`,
    );
  });

  test('nobody answers', async () => {
    const DATABASE_URL = `postgres://cook:hidden@127.0.0.1:${await freePort()}/larder`;
    expect(await complaints({ DATABASE_URL, AUTH_SECRET: SECRET })).toEqual([
      expect.stringMatching(/^DATABASE_URL: the database cannot be reached \((?!.*hidden)[^\n]+\)\.$/),
    ]);
  });

  test('tables of a newer or of a much older Larder; older ones are fine', async () => {
    const name = await createDatabase('larder');
    onTestFinished(() => dropDatabase(name));
    const client = new pg.Client({ ...inject('cluster'), database: name });
    await client.connect();
    onTestFinished(() => client.end());
    const settings = { DATABASE_URL: databaseUrl(name), AUTH_SECRET: SECRET };
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Number.MAX_SAFE_INTEGER})`,
    );
    expect(await complaints(settings)).toEqual([
      'DATABASE_URL: this database was made by a newer version of Larder. Use that version.',
    ]);
    await client.query('delete from drizzle.__drizzle_migrations where id > 1');
    expect(await complaints(settings)).toEqual([]);
    await client.query('update drizzle.__drizzle_migrations set created_at = 1');
    expect(await complaints(settings)).toEqual([`DATABASE_URL: ${OTHER_TABLES.ancient}`]);
  });

  test.each([
    { file: 'PG_VERSION', says: /: the database is damaged \(PG_VERSION is gone\)\. Keep a copy of it, / },
    { file: 'global/pg_control', says: /^The embedded PostgreSQL did not start: / },
  ])('whose $file is missing', async ({ file, says }) => {
    const dataDir = await usedDataFolder();
    await rm(join(dataDir, 'postgres/data', file));
    expect(await complaints({ DATA_DIR: dataDir })).toEqual([expect.stringMatching(says)]);
    expect(await refusal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })).toMatch(
      /^Larder cannot start: [^\n]+\n$/,
    );
  });

  test('with unreadable rows', async () => {
    const dataDir = await usedDataFolder();
    const cluster = await openCluster(dataDir, createLog('silent'));
    const client = new pg.Client({ ...cluster.connection, database: 'larder' });
    await client.connect();
    const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('recipes') as path");
    await client.end();
    await cluster.close();
    await writeFile(join(dataDir, 'postgres/data', rows[0]!.path), Buffer.alloc(8192, 0x5a), { flag: 'r+' });
    expect(await complaints({ DATA_DIR: dataDir })).toEqual([
      expect.stringMatching(/: the database is damaged \(invalid page in block 0 of relation /),
    ]);
  });
});

test('a Node that is too old', async () => {
  const first = (await examine({ AUTH_SECRET: SECRET }, '20.18.3').next()).value as Awaited<
    ReturnType<typeof find>
  >;
  expect(first).toEqual({
    isFine: false,
    says: 'Larder needs Node 20.19 or later, but this is 20.18.3. Install a newer one.',
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

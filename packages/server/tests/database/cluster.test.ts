import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openCluster } from '../../src/platform/database/embedded/cluster.ts';
import type { Cluster, ClusterOptions } from '../../src/platform/database/embedded/cluster.ts';
import { dataFolder } from '../support/folders.ts';
import { keptLog } from '../support/logs.ts';

async function open(dataDir: string, options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = await openCluster(dataDir, keptLog().log, { durable: false, ...options });
  onTestFinished(() => cluster.close());
  return cluster;
}

async function ask<Row extends pg.QueryResultRow>(cluster: Cluster, statement: string): Promise<Row> {
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0]!;
  } finally {
    await client.end();
  }
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
}

describe('a cluster starts in any folder, and again', () => {
  test.each([
    { why: 'with a space and quotes', name: `it's "our" data` },
    { why: 'with letters of other scripts', name: 'Küche 부엌' },
    { why: 'too long for a Unix socket', name: 'a-long-name/'.repeat(12) },
  ])('$why', async ({ name }) => {
    const dataDir = await dataFolder(name);
    const first = await open(dataDir);
    await ask(first, 'create table kept as select 42 as answer');
    await first.close();
    const second = await open(dataDir);
    expect(await ask(second, 'select answer from kept')).toEqual({ answer: 42 });
    await second.close();
    expect(await readdir(second.connection.host).catch(() => [])).not.toContain('.s.PGSQL.5432');
  });

  test('below a folder with mode 700', async () => {
    const dataDir = await dataFolder('data', 0o700);
    const cluster = await open(dataDir);
    expect(await ask(cluster, 'select 1 as answer')).toEqual({ answer: 1 });
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });
});

test('it is UTF-8, durable, and listens only on a private socket', async () => {
  const cluster = await open(await dataFolder('data'), { durable: true });
  expect(
    await ask(
      cluster,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages,
       current_setting('listen_addresses') as addresses, lower('CRÈME') as lower`,
    ),
  ).toEqual({ encoding: 'UTF8', fsync: 'on', commit: 'on', pages: 'on', addresses: '', lower: 'crème' });
  expect((await stat(cluster.connection.host)).mode & 0o777).toBe(0o700);
});

test('without a socket, loopback requires the password', async () => {
  const cluster = await open(await dataFolder('data'), {
    transport: { kind: 'loopback', port: await freePort() },
  });
  expect(cluster.connection.host).toBe('127.0.0.1');
  expect(await ask(cluster, "select current_setting('listen_addresses') as addresses")).toEqual({
    addresses: '127.0.0.1',
  });
  const stranger = new pg.Client({ ...cluster.connection, password: 'guess', database: 'postgres' });
  await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
});

test('a second start on the same folder fails at once, and the first does not notice', async () => {
  const dataDir = await dataFolder('data');
  const first = await open(dataDir);
  const began = performance.now();
  await expect(open(dataDir)).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another Larder (process ${process.pid}).`,
  );
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await ask(first, 'select 1 as answer')).toEqual({ answer: 1 });
});

test('of two simultaneous starts on an empty folder, one gets it', async () => {
  const dataDir = await dataFolder('data');
  const outcomes = await Promise.allSettled([open(dataDir), open(dataDir)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const home = await readdir(join(dataDir, 'postgres'));
  expect(home.filter((name) => name.startsWith('draft-'))).toEqual([]);
});

test('after PostgreSQL is killed, it recovers every acknowledged write', async () => {
  const dataDir = await dataFolder('data');
  const cluster = await open(dataDir, { durable: true });
  await ask(cluster, 'create table kept as select 42 as answer');
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
  await expect
    .poll(() => ask(cluster, 'select answer from kept').catch(() => null), { timeout: 60_000 })
    .toEqual({ answer: 42 });
});

test('a postmaster.pid with a number now used by another program does not prevent a start', async () => {
  const dataDir = await dataFolder('data');
  await (await open(dataDir)).close();
  const file = join(dataDir, 'postgres/data/postmaster.pid');
  await writeFile(file, [process.pid, join(dataDir, 'postgres/data'), 1, 5432, '', '', ''].join('\n'));
  expect(await ask(await open(dataDir), 'select 1 as answer')).toEqual({ answer: 1 });
});

test("nor do its lock files if that program runs under PostgreSQL's account", async () => {
  const dataDir = await dataFolder('data');
  const killed = await open(dataDir);
  const data = join(dataDir, 'postgres/data');
  const { uid, gid } = await stat(data);
  const socketLock = join(killed.connection.host, '.s.PGSQL.5432.lock');
  const locks = await Promise.all(
    [join(data, 'postmaster.pid'), socketLock].map((file) => readFile(file, 'utf8')),
  );
  await killed.close();
  const other = spawn('sleep', ['60'], { uid, gid });
  onTestFinished(() => void other.kill());
  await mkdir(killed.connection.host, { recursive: true });
  for (const [index, file] of [join(data, 'postmaster.pid'), socketLock].entries()) {
    await writeFile(file, locks[index]!.replace(/^\d+/, String(other.pid)));
    await chown(file, uid, gid);
  }
  expect(await ask(await open(dataDir), 'select 1 as answer')).toEqual({ answer: 1 });
});

test('data of another PostgreSQL version is left as it is', async () => {
  const dataDir = await dataFolder('data');
  const data = join(dataDir, 'postgres/data');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'PG_VERSION'), '17\n');
  await expect(open(dataDir)).rejects.toThrow(
    /holds data from PostgreSQL 17, and this Larder comes with PostgreSQL 18\. Nothing was changed/,
  );
  expect(await readdir(data)).toEqual(['PG_VERSION']);
});

test('a PostgreSQL that cannot start says why', async () => {
  const dataDir = await dataFolder('data');
  await (await open(dataDir)).close();
  await writeFile(join(dataDir, 'postgres/data/global/pg_control'), 'x'.repeat(8192));
  await expect(open(dataDir)).rejects.toThrow(/^The embedded PostgreSQL did not start: .+/);
});

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

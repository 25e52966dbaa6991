import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../support/database.ts';
import { usedDataFolder } from '../support/folders.ts';
import { familyOn, postgresFamily, signalFamily } from '../support/postgres-family.ts';
import { isRunning, postgresPid, startServer } from '../support/server-process.ts';
import { TEMPLATE } from '../support/templates.ts';

/** The lock that a server takes to write the catalogue. */
const SEED_LOCK = 0x73656564;

test('a second signal aborts the seeding of the catalogue, and leaves none of it', async () => {
  const name = await createDatabase(TEMPLATE);
  onTestFinished(() => dropDatabase(name));
  const client = new pg.Client(databaseUrl(name));
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
  const server = startServer({
    DATABASE_URL: databaseUrl(name),
    AUTH_SECRET: 'a-secret-of-thirty-two-characters',
  });
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted and database =
    (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 90_000 }).toBe(1);
  server.send('SIGTERM');
  server.send('SIGINT');
  // The lock is still held: what ended is the wait.
  expect(await server.exit()).toBe(0);
  expect([server.complaints(), server.output()]).toEqual([
    '',
    expect.not.stringContaining('Larder is ready'),
  ]);
  const others =
    'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await client.query('select pg_advisory_unlock($1)', [SEED_LOCK]);
  await expect.poll(async () => (await client.query(others)).rowCount, { timeout: 90_000 }).toBe(0);
  expect((await client.query('select from recipes')).rowCount).toBe(0);
});

/** Whether a process is PostgreSQL's recovery. */
function isRecovery(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('startup');
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')(
  'a second signal aborts a crash recovery, leaves no PostgreSQL behind, and the next start recovers',
  async () => {
    const dataDir = await usedDataFolder();
    const first = startServer({ DATA_DIR: dataDir });
    await first.ready();
    first.send('SIGKILL');
    signalFamily(postgresFamily(postgresPid(dataDir)), 'SIGKILL');
    await first.exit();
    // Recovery looks for this file, and waits for somebody to write to it.
    const endless = join(dataDir, 'postgres/data/backup_label');
    execFileSync('/bin/sh', ['-c', 'mkfifo -m 644 "$1"', 'sh', endless], { timeout: 30_000 });

    let family: readonly number[] = [];
    // Also if recovery is not seen in time: it would wait for ever.
    onTestFinished(() => signalFamily(family, 'SIGKILL'));
    const second = startServer({ DATA_DIR: dataDir });
    const see = (): boolean => {
      family = familyOn(dataDir);
      return family.some(isRecovery);
    };
    await expect.poll(see, { timeout: 90_000 }).toBe(true);
    second.send('SIGTERM');
    second.send('SIGINT');
    expect(await second.exit()).toBe(0);
    expect(second.complaints()).toBe('');
    await expect.poll(() => family.filter(isRunning), { timeout: 30_000 }).toEqual([]);

    rmSync(endless);
    const third = startServer({ DATA_DIR: dataDir });
    await third.ready();
    third.send('SIGTERM');
    expect(await third.exit()).toBe(0);
  },
);

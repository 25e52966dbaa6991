import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { checkBackup } from '../../src/platform/backup/check.ts';
import { saveBackup } from '../../src/platform/backup/save.ts';
import { startBackups, type BackupParts, type Backups } from '../../src/platform/backup/schedule.ts';
import type { Database } from '../../src/platform/database/open.ts';
import { insertCook } from '../support/cooks.ts';
import { connectTo, createTestDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/folders.ts';
import { keptLog } from '../support/logs.ts';

const NOW = new Date('2026-11-22T08:30:00Z');
const NAME = 'larder-2026-11-22T083000Z.backup';
const HOUR = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertCook(database.db);
});
afterAll(() => database.close());

/** Starts hourly backups into a folder, keeping two; they are stopped after the test. */
async function start(parts: Partial<BackupParts> = {}) {
  const folder = join(await temporaryFolder(), 'backups');
  const { log, text } = keptLog();
  const begin = (now = NOW) => {
    const settings = { everyMs: HOUR, keep: 2, folder };
    const backups = startBackups({ database, settings, log, now: () => now, ...parts });
    onTestFinished(() => backups.stop());
    return backups;
  };
  return {
    folder,
    text,
    begin,
    says: (words: string) => expect.poll(text, { timeout: 20_000 }).toContain(words),
  };
}

test('the first is made at once, readable only by its owner, and test-restored; the oldest is deleted, and no other file', async () => {
  const { folder, begin, says } = await start();
  await mkdir(folder);
  const old = ['larder-2026-11-20T083000Z.backup', 'larder-2026-11-21T083000Z.backup'];
  for (const name of [...old, 'larder-2026-11-22.backup', 'notes.txt', `${old[0]}.part`]) {
    await writeFile(join(folder, name), '');
  }
  begin();
  await says('Backup saved, and restored as a check');
  expect(await readdir(folder)).toEqual([old[1], 'larder-2026-11-22.backup', NAME, 'notes.txt']);
  expect((await stat(join(folder, NAME))).mode & 0o777).toBe(0o600);
  expect(await scratchDatabases()).toEqual([]);
});

test('the next is due an hour after the newest, even after a restart', async () => {
  const { folder, begin, says, text } = await start();
  await mkdir(folder);
  await writeFile(join(folder, NAME), '');
  const waiting = begin(new Date(NOW.getTime() + HOUR - 60_000));
  await waiting.stop();
  expect(await readdir(folder)).toEqual([NAME]);
  expect(text()).toBe('');
  begin(new Date(NOW.getTime() + HOUR));
  await says('Backup saved, and restored as a check');
  expect(await readdir(folder)).toEqual([NAME, 'larder-2026-11-22T093000Z.backup']);
});

test('a folder that cannot be created is one line in the log', async () => {
  const { folder, begin, says, text } = await start();
  await writeFile(folder, '');
  begin();
  await says(
    `The scheduled backup failed: BACKUP_DIR ${folder} cannot be created (EEXIST). Set another one.`,
  );
  expect(text()).not.toContain('    at ');
});

test('a full disk is left alone', async () => {
  const { folder, begin, says } = await start({ database: { ...database, hasRoom: async () => false } });
  begin();
  await says('The scheduled backup failed: the disk is nearly full. Free some space.');
  expect(await readdir(folder)).toEqual([]);
});

describe('while a new backup is not verified, the old ones stay', () => {
  const old = ['larder-2026-11-20T083000Z.backup', 'larder-2026-11-21T083000Z.backup'];
  const unchecked = `${NAME}.unchecked`;

  /** Backups into a folder with two good ones; `onCheck` is asked for room as soon as the third is saved. */
  async function startWithOld(onCheck: (stop: () => void) => Promise<boolean>) {
    let backups: Backups | undefined;
    const hasRoom = async () => {
      const isSaved = (await readdir(made.folder)).includes(unchecked);
      return !isSaved || onCheck(() => void backups?.stop());
    };
    const made = await start({ database: { ...database, hasRoom } });
    await mkdir(made.folder);
    for (const name of old) await writeFile(join(made.folder, name), '');
    backups = made.begin();
    return { ...made, backups };
  }

  test('when its check fails, and it is replaced by the next', async () => {
    const { folder, begin, says } = await startWithOld(async () => false);
    await says('The scheduled backup failed: the disk is nearly full. Free some space.');
    expect(await readdir(folder)).toEqual([...old, unchecked]);
    begin(new Date(NOW.getTime() + HOUR));
    await expect.poll(() => readdir(folder), { timeout: 20_000 }).not.toContain(unchecked);
  });

  test('when the server stops during the check', async () => {
    const { folder, backups, text } = await startWithOld(async (stop) => {
      stop();
      return true;
    });
    await expect.poll(() => readdir(folder), { timeout: 20_000 }).toContain(unchecked);
    await backups.stop();
    expect(await readdir(folder)).toEqual([...old, unchecked]);
    expect(text()).toBe('');
  });
});

test('stopping aborts it without leaving a partial file', async () => {
  const { folder, begin, text } = await start();
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('lock table preferences in access exclusive mode');
  const backups = begin();
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1);
  expect(await readdir(folder)).toEqual([`${NAME}.unchecked.part`]);
  await backups.stop();
  await client.query('rollback');
  client.release();
  expect(await readdir(folder)).toEqual([]);
  expect(text()).toBe('');
});

test('without permission to create databases, the checksum is checked', async () => {
  const file = join(await temporaryFolder(), NAME);
  await saveBackup(database.pool, file, NOW, () => undefined);
  const role = 'cook_without_rights';
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  await database.pool.query(`create role ${role} login`);
  const pool = connectTo(rows[0]!.name, role);
  onTestFinished(async () => {
    await pool.end();
    await database.pool.query(`drop role ${role}`);
  });
  expect(await checkBackup({ ...database, pool }, file)).toBeNull();
  expect(await checkBackup(database, file)).toEqual({ accounts: 1, made: NOW.toISOString() });
  const bytes = await readFile(file);
  bytes[(bytes.length / 2) | 0]! ^= 1;
  await writeFile(file, bytes);
  for (const asked of [pool, database.pool]) {
    await expect(checkBackup({ ...database, pool: asked }, file)).rejects.toThrow(
      / is not a complete Larder backup: /,
    );
  }
  expect(await scratchDatabases()).toEqual([]);
});

test('if the disk fills up during a test restore, it is left as it was', async () => {
  const file = join(await temporaryFolder(), NAME);
  await saveBackup(database.pool, file, NOW, () => undefined);
  const hasRoom = async () => false;
  await expect(checkBackup({ ...database, hasRoom }, file)).rejects.toThrow('the disk is nearly full');
  expect(await scratchDatabases()).toEqual([]);
});

async function scratchDatabases(): Promise<string[]> {
  const client = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await client.connect();
  const { rows } = await client
    .query<{ datname: string }>("select datname from pg_database where datname like '%\\_backup\\_check'")
    .finally(() => client.end());
  return rows.map(({ datname }) => datname);
}

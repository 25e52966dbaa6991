import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../support/command-process.ts';
import { dataFolder, usedDataFolder } from '../support/folders.ts';
import { call } from '../support/people.ts';
import { familyOn } from '../support/postgres-family.ts';
import { startServer } from '../support/server-process.ts';

test('a running kitchen is backed up, and restored elsewhere after losing its disk', async () => {
  const dataDir = await usedDataFolder('my data');
  const first = startServer({ DATA_DIR: dataDir });
  const address = await first.ready();
  const cook = { username: 'matilda', password: 'a long pass phrase' };
  const { access_token: token } = (await call(address, 'POST', '/auth/signup', cook)).data;
  const items = [{ ingredient_name: 'onion', quantity: 3, unit: 'piece' }];
  expect((await call(address, 'POST', '/pantry/bulk', { items }, token)).status).toBe(201);
  const pantry = await call(address, 'GET', '/pantry', undefined, token);

  const file = join(dataDir, '../kitchen.backup');
  const saved = await runCommand('backup', [file], { DATA_DIR: dataDir });
  expect(saved.output).toMatch(
    /\n✓ Saved 1 account, [\d,]+ rows in all, in .*kitchen\.backup \(\d+\.\d MB\)\. .*\n$/,
  );
  expect(saved.code).toBe(0);
  const refused = await runCommand('restore', [file], { DATA_DIR: dataDir });
  expect(refused).toEqual({
    code: 1,
    output: '',
    complaints: expect.stringMatching(
      /^✗ Nothing was restored: DATA_DIR .* is in use by another Larder .*\n$/,
    ),
  });
  first.send('SIGTERM');
  expect(await first.exit()).toBe(0);

  const elsewhere = await dataFolder('elsewhere');
  const restored = await runCommand('restore', [file], { DATA_DIR: elsewhere });
  expect(restored.output).toMatch(/\n✓ Restored 1 account with everything in them, as of .*\n$/);
  expect(restored.code).toBe(0);
  const second = startServer({ DATA_DIR: elsewhere });
  const again = await call(await second.ready(), 'POST', '/auth/login', cook);
  expect(again.status).toBe(200);
  expect(await call(await second.ready(), 'GET', '/pantry', undefined, again.data.access_token)).toEqual(
    pantry,
  );
});

test('is finished although nobody reads what it says any more', async () => {
  const dataDir = await usedDataFolder();
  const file = join(dataDir, '../kitchen.backup');
  const saved = await runCommand('backup', [file], { DATA_DIR: dataDir }, { isLeft: true });
  expect([saved.code, saved.complaints, await readdir(join(dataDir, '..'))]).toEqual([
    0,
    '',
    expect.arrayContaining(['kitchen.backup']),
  ]);
  await expect.poll(() => familyOn(dataDir)).toEqual([]);
});

test('without a database there is nothing to back up, and none is created', async () => {
  const dataDir = await dataFolder('empty');
  expect(await runCommand('backup', ['x.backup'], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: '',
    complaints: `✗ Nothing was saved: There is no Larder database in DATA_DIR ${dataDir}. Set DATA_DIR to the folder that has it.\n`,
  });
});

test('a running server makes backups by itself, and a check tells whether they are reliable', async () => {
  const dataDir = await usedDataFolder();
  const folder = join(dataDir, 'backups');
  const server = startServer({ DATA_DIR: dataDir, BACKUP_EVERY: '1d' });
  const address = await server.ready();
  await expect.poll(server.output, { timeout: 30_000 }).toContain('Backup saved, and restored as a check');
  expect((await call(address, 'GET', '/health/ready')).status).toBe(200);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^larder-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/);

  const file = join(folder, name);
  const good = await runCommand('backup-check', [], { DATA_DIR: dataDir });
  expect(good.complaints).toBe('');
  expect(good.output).toMatch(/^✓ .*\.backup is intact: 0 accounts with everything in them, as of [^\n]+\n$/);
  server.send('SIGTERM');
  expect(await server.exit()).toBe(0);

  const bytes = await readFile(file);
  bytes[(bytes.length / 2) | 0]! ^= 1;
  await writeFile(file, bytes);
  expect(await runCommand('backup-check', [file], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    output: '',
    complaints: `✗ The backup cannot be relied on: ${file} is not a complete Larder backup: it is truncated, damaged or altered.\n`,
  });
  expect(await runCommand('backup-check', [], { DATA_DIR: dataDir, BACKUP_DIR: dataDir })).toMatchObject({
    code: 1,
    complaints: `✗ The backup cannot be relied on: there is no scheduled backup in ${dataDir}. Name a file: npm run backup:check -- FILE\n`,
  });
});

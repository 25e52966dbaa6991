import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serverAccounts } from '../support/accounts.ts';
import { dataFolder, temporaryFolder, usedDataFolder } from '../support/folders.ts';
import { call } from '../support/people.ts';
import { postgresPid, startServer } from '../support/server-process.ts';

const ACCOUNTS = (await serverAccounts()).flatMap(({ account }) => account ?? []);
const WARNING = 'Larder is running as root, with privileges that it does not need.';
const COOK = { username: 'matilda', password: 'a long pass phrase' };

/** A process's users (real, effective, saved, file system) and groups. */
function rightsOf(pid: number): { uids: string[]; gids: string[]; groups: string } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const numbers = (name: string) =>
    new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]?.split('\t') ?? [];
  const groups = numbers('Groups').join(' ').trim();
  return { uids: [...new Set(numbers('Uid'))], gids: [...new Set(numbers('Gid'))], groups };
}

describe.each(ACCOUNTS)('root becomes $name', ({ name, uid, gid }) => {
  const id = { uids: [String(uid)], gids: [String(gid)], groups: String(gid) };

  test.each([
    { what: 'a new folder', make: () => dataFolder('data') },
    { what: 'a folder that root has used', make: () => usedDataFolder() },
  ])('in $what', async ({ make }) => {
    const dataDir = await make();
    const before = startServer({ DATA_DIR: dataDir });
    expect((await call(await before.ready(), 'POST', '/auth/signup', COOK)).status).toBe(201);
    expect(before.output()).toContain(WARNING);
    before.send('SIGTERM');
    expect(await before.exit()).toBe(0);

    const server = startServer({ DATA_DIR: dataDir, RUN_AS: name });
    expect((await call(await server.ready(), 'POST', '/auth/login', COOK)).status).toBe(200);
    expect(server.output()).not.toContain(WARNING);
    expect(rightsOf(server.pid)).toEqual(id);
    expect(rightsOf(postgresPid(dataDir))).toEqual(id);
    const secret = statSync(join(dataDir, 'auth-secret'));
    expect([secret.uid, secret.mode & 0o777]).toEqual([uid, 0o600]);
    server.send('SIGTERM');
    expect(await server.exit()).toBe(0);
    expect(server.complaints()).toBe('');
  });

  test("and does not touch files that are not Larder's", async () => {
    const dataDir = await dataFolder('data');
    const other = join(dataDir, 'notes.txt');
    await writeFile(other, '');
    const server = startServer({ DATA_DIR: dataDir, RUN_AS: name });
    await server.ready();
    expect(statSync(other).uid).toBe(0);
  });

  test('if that user can enter the folder; nobody is locked out of it', async () => {
    const dataDir = join(await temporaryFolder(0o700), 'data');
    const server = startServer({ DATA_DIR: dataDir, RUN_AS: name });
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toBe(
      `Larder cannot start: RUN_AS ${name}: that user cannot enter ${dataDir}. Set a DATA_DIR outside of other users' folders, such as /var/lib/larder-data.\n`,
    );
  });

  test('only root can', async () => {
    const server = startServer({ RUN_AS: 'daemon' }, { name, uid, gid });
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toBe(
      'Larder cannot start: RUN_AS daemon only works when Larder is started as root, or as that user.\n',
    );
  });

  test.each([
    { user: 'root', says: 'RUN_AS must be a user without root privileges.' },
    { user: 'no-such-cook', says: 'RUN_AS must be a user of this machine, but is "no-such-cook".' },
    { user: '--help', says: 'RUN_AS must be a user of this machine, but is "--help".' },
  ])('not $user', async ({ user, says }) => {
    const server = startServer({ DATA_DIR: await dataFolder('data'), RUN_AS: user });
    expect(await server.exit()).toBe(1);
    expect(server.complaints()).toBe(`Larder cannot start: ${says}\n`);
  });
});

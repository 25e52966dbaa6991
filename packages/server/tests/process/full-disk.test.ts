import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEAST_FREE, watchRoom } from '../../src/platform/database/disk-space.ts';
import { copyUsedHome, temporaryFolder } from '../support/folders.ts';
import { call } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';
import { smallDisks } from '../support/small-disk.ts';

test('a disk with space has space, and so does one that cannot be queried', async () => {
  const folder = await temporaryFolder();
  const { bavail, bsize } = await statfs(folder);
  expect(await watchRoom(folder)()).toBe(bavail * bsize >= LEAST_FREE);
  expect(await watchRoom(join(folder, 'not there'))()).toBe(true);
});

/** Fills a disk, leaving this many bytes. */
async function fill(disk: string, left: number): Promise<void> {
  const filler = await open(join(disk, 'filler'), 'a');
  for (const block of [Buffer.alloc(1 << 20), Buffer.alloc(1 << 12)]) {
    for (;;) {
      const { bavail, bsize } = await statfs(disk);
      if (bavail * bsize - left < block.length) break;
      await filler.write(block);
    }
  }
  await filler.close();
}

describe.each(smallDisks())('on a small disk ($how)', ({ makeDisk }) => {
  test('a full disk rejects writes, still serves reads, and loses nothing', async () => {
    const disk = await makeDisk(320);
    const dataDir = join(disk, 'data');
    await mkdir(dataDir, { mode: 0o711 });
    copyUsedHome(dataDir);
    const server = startServer({ DATA_DIR: dataDir });
    const address = await server.ready();
    const cook = { username: 'matilda', password: 'a long pass phrase' };
    const token = (await call(address, 'POST', '/auth/signup', cook)).data.access_token;
    const add = (ingredient_name: string) =>
      call(
        address,
        'POST',
        '/pantry/bulk',
        { items: [{ ingredient_name, quantity: 1, unit: 'piece' }] },
        token,
      );
    expect((await add('onion')).status).toBe(201);

    await fill(disk, LEAST_FREE / 2);
    await expect.poll(async () => (await add('leek')).status).toBe(507);
    const names = async () => {
      const { status, data } = await call(address, 'GET', '/pantry', undefined, token);
      expect(status).toBe(200);
      const items = data.pantryItems as unknown as { ingredients: { name: string } }[];
      return items.map(({ ingredients }) => ingredients.name);
    };
    const kept = await names();
    expect(kept).toContain('onion');
    expect((await call(address, 'POST', '/auth/login', cook)).status, 'still logs in').toBe(200);
    await fill(disk, 0);
    for (let nth = 0; nth < 20; nth += 1) {
      expect((await add('carrot')).status).toBe(507);
      expect(await names()).toEqual(kept);
    }

    await rm(join(disk, 'filler'));
    await expect.poll(async () => (await add('carrot')).status).toBe(201);
    expect((await names()).toSorted()).toEqual([...kept, 'carrot'].toSorted());
    server.send('SIGTERM');
    expect(await server.exit()).toBe(0);
  });
});

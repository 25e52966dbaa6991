import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readAccount } from '../../src/accounts/account.store.ts';
import * as emails from '../../src/accounts/email.store.ts';
import type { StoredLink } from '../../src/accounts/email.store.ts';
import { twoCooks } from '../support/two-cooks.ts';

const cooks = twoCooks();

const NOW = new Date('2030-05-06T12:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const secretHash = Buffer.alloc(32, 5);

const link = (own: Partial<StoredLink> = {}): StoredLink => ({
  userId: cooks.ada,
  id: randomUUID(),
  purpose: 'recover',
  secretHash,
  expiresAt: later(1),
  ...own,
});
const insert = (own?: Partial<StoredLink>, now = NOW) => emails.insertLink(cooks.db, link(own), now);
const open = (own: Partial<Parameters<typeof emails.useLink>[1]> = {}, now = NOW) =>
  emails.useLink(cooks.db, { userId: cooks.ada, secretHash, purpose: 'recover', ...own }, now);
const count = (userId: string, purpose: emails.LinkPurpose = 'recover', now = NOW) =>
  emails.countLinks(cooks.db, userId, purpose, now);
const read = (userId: string) => emails.readEmail(cooks.db, userId);
const nameOf = async (userId: string) => (await readAccount(cooks.db, userId))!.username;

describe('the addresses of two cooks', () => {
  test('are written, confirmed and removed separately', async () => {
    for (const userId of [cooks.ada, cooks.ben])
      await emails.writeEmail(cooks.db, userId, 'cook@example.com');
    expect(await read(cooks.ada)).toMatchObject({ address: 'cook@example.com', confirmedAt: null });
    await emails.confirmAddress(cooks.db, cooks.ada, NOW);
    expect(await read(cooks.ada)).toMatchObject({ address: 'cook@example.com', confirmedAt: NOW });
    expect(await read(cooks.ben)).toMatchObject({ confirmedAt: null });
    await emails.deleteEmail(cooks.db, cooks.ben);
    expect([await read(cooks.ben), (await read(cooks.ada))?.address]).toEqual([null, 'cook@example.com']);
  });

  test('are unconfirmed again when they change, and their links are deleted', async () => {
    await emails.writeEmail(cooks.db, cooks.ada, 'one@example.com');
    await emails.confirmAddress(cooks.db, cooks.ada, NOW);
    for (const userId of [cooks.ada, cooks.ben]) await insert({ userId });
    await emails.writeEmail(cooks.db, cooks.ada, 'two@example.com');
    expect(await read(cooks.ada)).toMatchObject({ address: 'two@example.com', confirmedAt: null });
    expect([await count(cooks.ada), await count(cooks.ben)]).toEqual([0, 1]);
  });

  test('are removed with their links', async () => {
    for (const userId of [cooks.ada, cooks.ben]) await insert({ userId });
    await emails.deleteEmail(cooks.db, cooks.ada);
    expect([await count(cooks.ada), await count(cooks.ben)]).toEqual([0, 1]);
  });

  test('are found by name, once confirmed', async () => {
    const find = async (userId: string) => emails.findConfirmedEmail(cooks.db, await nameOf(userId));
    expect(await find(cooks.ada)).toBeNull();
    for (const userId of [cooks.ada, cooks.ben]) {
      await emails.writeEmail(cooks.db, userId, `${userId}@example.com`);
    }
    expect(await find(cooks.ada)).toBeNull();
    await emails.confirmAddress(cooks.db, cooks.ada, NOW);
    expect(await find(cooks.ada)).toEqual({
      userId: cooks.ada,
      username: await nameOf(cooks.ada),
      address: `${cooks.ada}@example.com`,
    });
    expect(await find(cooks.ben)).toBeNull();
    expect(await emails.findConfirmedEmail(cooks.db, 'nobody_at_all')).toBeNull();
  });

  test('are locked with their account while they are mailed to', async () => {
    for (const userId of [cooks.ada, cooks.ben]) {
      await emails.writeEmail(cooks.db, userId, 'cook@example.com');
      await emails.confirmAddress(cooks.db, userId, NOW);
    }
    const free = async (table: string, key: string) => {
      const { rows } = await cooks.pool.query(
        `select ${key} as id from ${table} where ${key} in ($1, $2) for update skip locked`,
        [cooks.ada, cooks.ben],
      );
      return rows.map(({ id }) => id);
    };
    const name = await nameOf(cooks.ada);
    await cooks.db.transaction(async (db) => {
      await emails.findConfirmedEmail(db, name);
      expect(await free('users', 'id')).toEqual([cooks.ben]);
      expect(await free('email_addresses', 'user_id')).toEqual([cooks.ben]);
    });
  });
});

describe('the links of two cooks', () => {
  test('are counted separately, by kind, until they expire', async () => {
    await insert();
    await insert({ purpose: 'confirm', expiresAt: later(2) });
    await insert({ userId: cooks.ben });
    expect([await count(cooks.ada), await count(cooks.ada, 'confirm')]).toEqual([1, 1]);
    expect([
      await count(cooks.ada, 'recover', later(1)),
      await count(cooks.ada, 'confirm', later(1)),
    ]).toEqual([0, 1]);
    expect(await count(randomUUID())).toBe(0);
  });

  test('are used once', async () => {
    await insert();
    await insert({ userId: cooks.ben });
    expect([await open(), await open()]).toEqual([true, false]);
    expect(await open({ userId: cooks.ben })).toBe(true);
  });

  test.each([
    { why: 'of another cook', asked: () => open({ userId: cooks.ben }) },
    { why: 'of another kind', asked: () => open({ purpose: 'confirm' }) },
    { why: 'with another secret', asked: () => open({ secretHash: Buffer.alloc(32, 6) }) },
    { why: 'that are over', asked: () => open({}, later(1)) },
  ])('are not used: $why', async ({ asked }) => {
    await insert();
    expect(await asked()).toBe(false);
    expect(await open()).toBe(true);
  });

  test.each([
    { age: 1, left: 2 },
    { age: 2, left: 1 },
  ])('are deleted with the next one once they have expired: $left left', async ({ age, left }) => {
    await insert();
    await insert({ userId: cooks.ben });
    await insert({ purpose: 'confirm', expiresAt: later(9) }, later(age));
    const linksOf = async (userId: string) =>
      (await cooks.pool.query('select from mailed_links where user_id = $1', [userId])).rowCount;
    expect([await linksOf(cooks.ada), await linksOf(cooks.ben)]).toEqual([left, 1]);
  });

  test('are deleted separately', async () => {
    for (const userId of [cooks.ada, cooks.ben]) await insert({ userId });
    await emails.deleteLinks(cooks.db, cooks.ada);
    expect([await count(cooks.ada), await count(cooks.ben)]).toEqual([0, 1]);
  });
});
